import { z } from 'zod'
import { members } from '../members/areas.ts'
import { day, id, line, outDay } from '../../fields.ts'
import { absenceKinds, member, memberStatuses } from '../members/members.ts'
import { manyChanges } from './changes.ts'

/** What can be arranged for a coming day. */
export const plannedKinds = [
  'TEAM',
  'RANK',
  'POSITION',
  'CONTRACT',
  'WORK_TYPE',
  'ENTER_ADJUST',
  'EXIT_ADJUST',
  'WEEKLY_MINUTES',
  'DAY_MINUTES',
  'ABSENCE',
  'RETIREMENT',
] as const

export const historyKinds = ['JOINED', ...plannedKinds] as const

const named = z.object({ id: z.number(), name: z.string() })

const standing = z.object({
  on: outDay,
  /** null: did not belong to the company on that day. */
  cmem_status: z.enum(memberStatuses).nullable(),
  team: named.nullable(),
  rank: named.nullable(),
  position: z.string(),
  contract_type: z.string(),
  joined_date: outDay.nullable(),
})

export const getHistory = members({
  id: 'history',
  method: 'GET',
  path: '/history/',
  summary:
    'What a person was when: team, rank, position, contract, absence, joining and leaving, newest first',
  query: z.object({ user_id: id, as_of: day.optional() }),
  response: z.object({
    items: z.array(
      z.object({
        kind: z.enum(historyKinds),
        on: outDay,
        /** The last day of an absence. */
        until: outDay.nullable(),
        /** Names and words as they stand; of how times are counted the value on the wire, '' for the company's way; of
         * hours by contract minutes, '' for full time. */
        before: z.string(),
        after: z.string(),
        is_planned: z.boolean(),
        /** The caller may take it back. */
        can_take_back: z.boolean(),
      }),
    ),
    /** How the person stood on the day that was asked for, today when none was. */
    standing,
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

export const takeBackChange = members({
  id: 'take_back_change',
  method: 'POST',
  path: '/take_back_change/',
  summary: 'Take back a change of team, rank, position or contract, or a planned absence or retirement',
  /** from: the day on which the change begins; not needed for a retirement. */
  body: z.object({ user_id: id, kind: z.enum(plannedKinds), from: day.optional() }),
  response: member,
  success: [200],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'WRONG_MEMBER_STATE',
    'TEAM_CLOSED',
    'WEEK_UNLIKE_DAYS',
    'ALREADY_CONFIRMED',
  ],
})

export const toggleAbsence = members({
  id: 'toggle_absence',
  method: 'POST',
  path: '/absence_company/',
  summary:
    'Set leave of absence or end it; for somebody who is absent, until alone changes the last day of the absence',
  body: z.object({
    user_id: id,
    /** The first day: today when left out, a coming day arranges it. */
    from: day.optional(),
    /** The last day; work goes on the day after by itself. Open when left out. */
    until: day.nullable().optional(),
    reason: line(0, 200).optional(),
    /** AGREED when left out; as it was where an absence is changed. */
    kind: z.enum(absenceKinds).optional(),
  }),
  response: member,
  success: [200],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'WRONG_MEMBER_STATE',
    'LAST_ADMIN',
    'ABSENCE_OVERLAPS',
    'CHANGE_BEFORE_JOINED',
    'CHANGE_AFTER_RETIRED',
    'INVALID_RANGE',
    'ALREADY_CONFIRMED',
  ],
})

export const consequenceKinds = [
  'TEAM',
  'RANK',
  'POSITION',
  'CONTRACT',
  'WORK_TYPE',
  'ENTER_ADJUST',
  'EXIT_ADJUST',
  'WEEKLY_MINUTES',
  'DAY_MINUTES',
  'JOINED',
  'WORK_CHECK',
  'DASHBOARD',
  'LATER_CHANGE',
  'STILL_LEADS',
  'LEAVE',
  'SIGNED_OUT',
  // Open days that would be counted anew, since on; and sums of minutes that would be others.
  'DAYS_RECOUNTED',
  'WORKED',
  'OVERTIME',
  'NIGHT',
  'HOLIDAY_WORK',
  'LATE',
  'EARLY',
  'OVER_LIMIT',
] as const

export const previewChanges = members({
  id: 'preview_changes',
  method: 'POST',
  path: '/preview_changes/',
  summary: 'What a change of several members would do to each, or why it is refused; nothing is changed',
  body: z.object({ changes: manyChanges }),
  response: z.array(
    z.object({
      user_id: z.number(),
      username: z.string(),
      error: z.object({ error_code: z.string(), message: z.string() }).nullable(),
      consequences: z.array(
        z.object({
          kind: z.enum(consequenceKinds),
          from: z.string().nullable(),
          to: z.string().nullable(),
          /** The day from which it holds, or on which the later change stands. */
          on: outDay.nullable(),
        }),
      ),
    }),
  ),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  touches: [],
})
