import { z } from 'zod'
import { area } from '../../area.ts'
import { refusedByKinds, touchedByKinds } from '../../document-kinds.ts'
import { id, text } from '../../fields.ts'
import { approveDocument } from '../documents/approvals.ts'

const documents = area({
  area: 'approval_v1',
  ids: 'delegations',
  path: '/v1/approvals',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  touches: ['approval_v1', 'home', ...touchedByKinds],
})

const decided = ['FORBIDDEN', 'NOT_YOUR_TURN', 'DOCUMENT_STATE'] as const
/** What an approval may be refused with besides. */
const effects = ['ALREADY_CONFIRMED', 'UNKNOWN_DOCUMENT_KIND', ...refusedByKinds('approve')] as const

export const delegateErrors = [
  ...decided,
  'DELEGATION_OFF',
  'DELEGATE_NOT_POSSIBLE',
  'ALREADY_DELEGATED',
  ...effects,
] as const
export const substituteErrors = [...decided, 'SUBSTITUTION_OFF', ...effects] as const

export const acted = approveDocument.response

export const delegateDocument = documents({
  id: 'delegate',
  method: 'PUT',
  path: '/documents/{id}/delegate',
  summary: 'Hand the own turn to somebody; without user_id decide finally with delegated authority',
  body: z.object({ user_id: id.optional(), rcv_comment: text(0, 80).default('') }),
  response: acted,
  errors: delegateErrors,
})

export const substituteDecision = documents({
  id: 'substitute',
  method: 'PUT',
  path: '/documents/{id}/substitute',
  summary: 'Approve in the place of somebody absent whose turn it is; that person reads it afterwards',
  body: z.object({ user_id: id, rcv_comment: text(0, 80).default('') }),
  response: acted,
  errors: substituteErrors,
})
