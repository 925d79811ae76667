import { z } from 'zod'
import { members } from '../members/areas.ts'
import { day, id, outDay, outInstant } from '../../fields.ts'
import { member } from '../members/members.ts'

/** GIVE: somebody takes it over. END: it ends with the employment. KEEP: it stays as it is. */
export const handOverActions = ['GIVE', 'END', 'KEEP'] as const
export type HandOverAction = (typeof handOverActions)[number]

/** The matter: TEAM_LED, BOOKINGS and whatever else the slices of the server register. Which there are is told by the check. */
const kind = z.string().regex(/^[A-Z][A-Z_]{1,39}$/)

/** One decision: of a matter that is decided team by team about one team, of the others about all of it. */
export const handOver = z
  .object({
    kind,
    team_id: id.optional(),
    action: z.enum(handOverActions),
    /** Who takes it over. */
    user_id: id.optional(),
  })
  .refine((one) => (one.action === 'GIVE') === (one.user_id !== undefined))
export type HandOver = z.output<typeof handOver>

const hanging = z.object({
  kind: z.string(),
  team_id: z.number().nullable(),
  /** What it is, in the reader's language; {names} and {n} stand for the names and the count. */
  title: z.string(),
  /** Names of what it is: the team, the documents that the caller may open, the bookings; at most five. */
  names: z.array(z.string()),
  count: z.number().int(),
  /** What the caller may decide; the last one happens when nothing was chosen. */
  actions: z.array(z.enum(handOverActions)),
  /** What becomes of it when nobody takes it over. */
  action_texts: z.object({ END: z.string().optional(), KEEP: z.string().optional() }),
})

export const checkRetirement = members({
  id: 'retirement_check',
  method: 'GET',
  path: '/retirement_check/',
  summary: 'What hangs on a person who is to leave, and what is planned already',
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
            kind: z.string(),
            team_id: z.number().optional(),
            action: z.enum(handOverActions),
            user_id: z.number().optional(),
            username: z.string().optional(),
          }),
        ),
        planned_by: z.string().nullable(),
        planned_by_id: z.number().nullable(),
        planned_at: outInstant,
        /** It should have happened, but the person is the last full admin. */
        is_held: z.boolean(),
      })
      .nullable(),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const retireMember = members({
  id: 'retire',
  method: 'POST',
  path: '/retire_company/',
  summary:
    'Record that a person has left, and who takes over; a coming day is planned: access ends when it is over',
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
    'ALREADY_CONFIRMED',
  ],
})
