import { z } from 'zod'
import { area } from '../../area.ts'
import { touchedByKinds } from '../../document-kinds.ts'
import { id } from '../../fields.ts'
import { acted, delegateErrors, substituteErrors } from './delegations.ts'

const drafts = area({
  area: 'approval_v1',
  ids: 'delegations',
  path: '/approval/apvdraft',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  touches: ['approval_v1', 'home', ...touchedByKinds],
})

const person = z.object({ user_id: z.number(), username: z.string(), position: z.string() })
/** What was done, or who may be chosen where nobody was. */
const answer = z.object({ acted: acted.nullable(), users: z.array(person) })

const delegate = {
  path: '/{id}/delegate/',
  query: z.object({ user_id: id.optional() }),
  response: answer,
  errors: delegateErrors,
} as const

export const delegateByGet = drafts({
  ...delegate,
  id: 'delegate_v0',
  method: 'GET',
  summary: 'Hand the own turn to somebody; without user_id who may be chosen (decision A-02)',
  changesState: true,
})

const substitute = {
  path: '/substitute/',
  query: z.object({ drf_id: id, user_id: id.optional() }),
  response: answer,
  errors: ['NOT_FOUND', ...substituteErrors],
} as const

export const substituteByGet = drafts({
  ...substitute,
  id: 'substitute_v0',
  method: 'GET',
  summary: 'Approve for somebody absent; without user_id for whom the caller may (decisions A-02, A-13)',
  changesState: true,
})

export const substituteOne = drafts({
  id: 'substitute_one_v0',
  method: 'GET',
  path: '/{id}/substitute/',
  query: z.object({ user_id: id.optional() }),
  response: answer,
  errors: substituteErrors,
  summary: 'The same with the document in the path',
  changesState: true,
})
