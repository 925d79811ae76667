import { z } from 'zod'
import { area } from '../../area.ts'
import { declaredKinds } from '../../document-kinds.ts'
import { day, id, line, outDay, paged, queryFlag } from '../../fields.ts'

const standing = area({
  area: 'approval_v1',
  ids: 'delegations',
  path: '/approval/apvdelegate',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  touches: ['approval_v1', 'home'],
})

const person = z.object({ user_id: z.number(), username: z.string(), position: z.string() })

/** Kinds of documents that can be delegated by themselves. */
export const delegatedKinds = declaredKinds.map(({ key }) => key)

/** Why the delegate may be slow to decide on the days that are left of a period. */
const delegateAway = z.object({
  /** Whole days of leave, of which nothing else is told. */
  leave_days: z.number(),
  absent_from: outDay.nullable(),
  /** To whom the delegate delegates meanwhile; what was delegated to them does not go on. */
  hands_on_to: z.string().nullable(),
})

export const delegation = z.object({
  id: z.number(),
  /** Whose decisions are delegated, and to whom. */
  giver: person,
  delegate: person,
  start_date: outDay,
  end_date: outDay,
  reason: z.string(),
  /** Kinds of documents; none stands for all. */
  drf_types: z.array(z.string()),
  /** PAUSED: the delegate is on leave of absence, or the company does not let anybody delegate. */
  state: z.enum(['PLANNED', 'IN_FORCE', 'PAUSED', 'OVER']),
  /** How many documents were decided so. */
  decided_count: z.number(),
  delegate_away: delegateAway,
})

const kinds = z.array(z.enum(delegatedKinds)).max(delegatedKinds.length)
const period = { user_id: id, start_date: day, end_date: day }
/** Whose decisions; the caller’s own where absent. */
const giver = { giver_id: id.optional() }
/** What refuses a choice whatever else is delegated. */
const choiceRefusals = [
  'FORBIDDEN',
  'DELEGATION_OFF',
  'DELEGATE_NOT_POSSIBLE',
  'DELEGATION_REVERSED',
  'DELEGATION_PAST',
  'DELEGATION_TOO_LONG',
] as const
const refusals = [...choiceRefusals, 'DELEGATION_OVERLAPS', 'DELEGATE_AWAY'] as const

export const listDelegations = standing({
  id: 'list',
  method: 'GET',
  path: '/',
  summary:
    'Delegations by and to the caller that are not over, the next first; with past those that are, the last first',
  query: z.object({ past: queryFlag.default(false) }),
  response: z.array(delegation),
})

export const listCompanyDelegations = standing({
  id: 'list_company',
  method: 'GET',
  path: '/company/',
  summary: 'The delegations of everybody, for full admins',
  ...paged(delegation, { past: queryFlag.default(false) }),
  errors: ['FORBIDDEN'],
})

export const checkDelegate = standing({
  id: 'check',
  method: 'GET',
  path: '/check/',
  summary: 'Whether somebody who may be chosen is away in a period, or delegates on meanwhile',
  query: z.object({ ...period, ...giver }),
  response: delegateAway,
  errors: ['NOT_FOUND', ...choiceRefusals],
})

export const createDelegation = standing({
  id: 'create',
  method: 'POST',
  path: '/',
  summary: 'Delegate the own decisions to somebody for a period of days; full admins those of others as well',
  body: z.object({
    ...period,
    ...giver,
    reason: line(0, 200).default(''),
    drf_types: kinds.default([]),
  }),
  response: delegation,
  errors: ['NOT_FOUND', ...refusals],
})

export const updateDelegation = standing({
  id: 'update',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Change a delegation that is not over: an own one, or as a full admin any',
  body: z.object({ ...period, reason: line(0, 200), drf_types: kinds }).partial(),
  response: delegation,
  errors: refusals,
})

export const removeDelegation = standing({
  id: 'remove',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'End a delegation at once; one that has not begun goes altogether',
})
