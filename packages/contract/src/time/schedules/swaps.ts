import { z } from 'zod'
import { documentStatus } from '../../approvals/documents/approvals.ts'
import { area } from '../../area.ts'
import { day, id, line, outDay, outTime, queryInt } from '../../fields.ts'
import { swapKind, swapRefuses } from './swap-kind.ts'

const swaps = area({
  area: 'work',
  path: '/work/holiday_swap',
  feature: 'ATTENDANCE',
  touches: swapKind.touches,
})

/** What a document of swapped days carries in drf_values. */
export const swapValues = z.object({
  work_date: outDay,
  free_date: outDay,
  /** The holiday that is worked, in the language of the company; empty for the weekly one. */
  holiday_name: z.string(),
  reason: z.string(),
})

export const listHolidaySwaps = swaps({
  id: 'list_holiday_swaps',
  method: 'GET',
  path: '/',
  summary:
    'The swapped days of a month of a person: holidays that are worked, and the work days that are free in their place',
  query: z.object({ user_id: queryInt(1).optional(), date: day.optional() }),
  response: z.object({
    /** Whether the company swaps days of single people. */
    is_offered: z.boolean(),
    /** enter: the caller plans the days of the person, and swaps them without a request. */
    abilities: z.object({ enter: z.boolean() }),
    results: z.array(
      z.object({
        swap_id: z.number(),
        work_date: outDay,
        free_date: outDay,
        /** What the day that is free is called. */
        free_name: z.string(),
        /** The request that was approved; null where it was entered. */
        drf_id: z.number().nullable(),
        abilities: z.object({ delete: z.boolean() }),
      }),
    ),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const requestHolidaySwap = swaps({
  id: 'request_holiday_swap',
  method: 'POST',
  path: '/',
  summary:
    'Works on a holiday and is free on a work day in its place, told a day ahead: asked of the own leader as a document, or, with user_id, entered by whoever plans the days of that person',
  body: z.object({
    user_id: id.optional(),
    /** The holiday, and the work day that is free in its place. */
    work_date: day,
    free_date: day,
    reason: line(0, 300).default(''),
    /** Tells what would become of both days, and changes nothing. */
    check_only: z.boolean().default(false),
  }),
  response: z.object({
    is_written: z.boolean(),
    /** Null where it was entered, or only looked at. */
    drf_id: z.number().nullable(),
    drf_status: documentStatus.nullable(),
    work: z.object({ date: outDay, holiday_name: z.string(), start_time: outTime, end_time: outTime }),
    free: z.object({ date: outDay, holiday_name: z.string() }),
  }),
  errors: [...swapRefuses, 'FORBIDDEN', 'NO_APPROVER', 'NO_PERMISSION', 'NOT_FOUND'],
  touches: ['approval_v1', ...swapKind.touches],
})

export const deleteHolidaySwap = swaps({
  id: 'delete_holiday_swap',
  method: 'DELETE',
  path: '/{id}/',
  summary:
    'Takes back a swap that was entered, before its days begin; one that was asked for is canceled as a document',
  errors: ['FORBIDDEN', 'SWAP_BEGUN', 'SWAP_EVENTS', 'ALREADY_CONFIRMED'],
})
