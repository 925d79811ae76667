import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, id, outDay, outInstant } from '../../fields.ts'
import { member } from '../members/members.ts'

/** What can hang on a person who leaves. */
export const hangingKinds = [
  'TEAM_LED',
  'TEAM_CHARGED',
  'COVER_TEAMS',
  'DUTIES',
  'WAITING_DOCUMENTS',
  'OWN_DOCUMENTS',
  'LEAVE',
  'BOOKINGS',
] as const
export type HangingKind = (typeof hangingKinds)[number]

/** GIVE: somebody takes it over. END: it ends with the employment. KEEP: it stays as it is. */
export const handOverActions = ['GIVE', 'END', 'KEEP'] as const
export type HandOverAction = (typeof handOverActions)[number]

/** What can be done with each; the last one happens when nothing was chosen. */
export const handOverChoices: Record<HangingKind, readonly HandOverAction[]> = {
  TEAM_LED: ['GIVE', 'END'],
  TEAM_CHARGED: ['GIVE', 'END'],
  COVER_TEAMS: ['GIVE', 'END'],
  DUTIES: ['GIVE', 'END'],
  WAITING_DOCUMENTS: ['GIVE', 'KEEP'],
  OWN_DOCUMENTS: ['END', 'KEEP'],
  LEAVE: ['END', 'KEEP'],
  BOOKINGS: ['GIVE', 'END', 'KEEP'],
}

/** One decision: for TEAM_LED and TEAM_CHARGED of one team, for the other kinds of all of it. */
export const handOver = z
  .object({
    kind: z.enum(hangingKinds),
    team_id: id.optional(),
    action: z.enum(handOverActions),
    /** Who takes it over. */
    user_id: id.optional(),
  })
  .refine(
    (one) =>
      handOverChoices[one.kind].includes(one.action) &&
      (one.action === 'GIVE') === (one.user_id !== undefined) &&
      (one.kind === 'TEAM_LED' || one.kind === 'TEAM_CHARGED') === (one.team_id !== undefined),
  )
export type HandOver = z.output<typeof handOver>

const hanging = z.object({
  kind: z.enum(hangingKinds),
  team_id: z.number().nullable(),
  /** Names of what it is: the team, the documents that the caller may open, the bookings; at most five. */
  names: z.array(z.string()),
  count: z.number().int(),
  actions: z.array(z.enum(handOverActions)),
})

export const checkRetirement = endpoint({
  id: 'members.retirement_check',
  area: 'members',
  method: 'GET',
  path: '/user/com_members/retirement_check/',
  summary: 'What hangs on a person who is to leave, and what is planned already',
  audience: 'member',
  query: z.object({ user_id: id, retire_date: day.optional() }),
  response: z.object({
    hanging: z.array(hanging),
    /** The only full admin: cannot leave. */
    is_last_admin: z.boolean(),
    planned: z
      .object({
        retire_date: outDay,
        hand_over: z.array(
          z.object({
            kind: z.enum(hangingKinds),
            team_id: z.number().optional(),
            action: z.enum(handOverActions),
            user_id: z.number().optional(),
            username: z.string().optional(),
          }),
        ),
        planned_by: z.string().nullable(),
        planned_at: outInstant,
        /** It should have happened, but the person is the last full admin. */
        is_held: z.boolean(),
      })
      .nullable(),
  }),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const retireMember = endpoint({
  id: 'members.retire',
  area: 'members',
  method: 'POST',
  path: '/user/com_members/retire_company/',
  summary:
    'Record that a person has left, and who takes over; a coming day is planned: access ends when it is over',
  audience: 'member',
  body: z.object({
    user_id: id,
    /** The last day of work; today when left out. */
    retire_date: day.optional(),
    hand_over: z.array(handOver).max(200).optional(),
  }),
  response: member,
  success: [200],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'WRONG_MEMBER_STATE',
    'LAST_ADMIN',
    'RETIRED_BEFORE_JOINED',
    'TAKER_NOT_MEMBER',
  ],
})
