import { z } from 'zod'
import { area } from '../../area.ts'
import { day, line, outDay, queryInt } from '../../fields.ts'
import { eventTouches } from '../work-events/event-touches.ts'
import { HOLIDAY_YEARS } from './holiday-years.ts'

const holidays = area({
  area: 'work',
  path: '/work/holiday',
  touches: [...eventTouches, 'home', 'analytics'],
})

/**
 * OWN: a paid holiday of the company. SWAP: a public holiday is worked, and a work day is free in its place, as agreed in writing
 * with the representative of the employees (근로기준법 55조 2항). UNKEPT: a public holiday that the company need not keep.
 */
export const HOLIDAY_KINDS = ['OWN', 'SWAP', 'UNKEPT'] as const

const HALVES = ['AM', 'PM'] as const

export const listHolidays = holidays({
  id: 'list_holidays',
  method: 'GET',
  path: '/',
  summary: 'The holidays of a year as the company keeps them: those of the law, and what it has said of them',
  query: z.object({ year: queryInt(HOLIDAY_YEARS.first, HOLIDAY_YEARS.last).optional() }),
  response: z.array(
    z.object({
      date: outDay,
      name: z.string(),
      /** What calendars call the day: of half a day with which half. */
      label: z.string(),
      /** LAW as the calendar says; SWAP_WORKED is worked, and SWAP_FREE free in its place. */
      kind: z.enum(['LAW', 'OWN', 'SWAP_FREE', 'SWAP_WORKED', 'UNKEPT']),
      /** All of the day is free. */
      is_off: z.boolean(),
      /** Of OWN: the half that is free, where the other is worked. */
      free_half: z.enum(HALVES).nullable(),
      /** false where the government has not announced the year yet. */
      is_announced: z.boolean(),
      swapped_with: outDay.nullable(),
      agreed_date: outDay.nullable(),
      abilities: z.object({ swap: z.boolean(), remove: z.boolean() }),
    }),
  ),
})

/** What a correction changes. */
const effects = z.object({
  is_written: z.boolean(),
  /** Days of people that were counted anew. */
  recounted_count: z.number(),
  /** People whose requests gave a day back. */
  freed_user_count: z.number(),
  /** People whose request spans a day on which work is due now, and does not hold it. */
  around_user_count: z.number(),
  /** People whose request for all of the day holds only one half of it, while the other is due again. */
  half_due_user_count: z.number(),
})

export const setHoliday = holidays({
  id: 'set_holiday',
  method: 'POST',
  path: '/',
  summary:
    'Add a holiday of the company, swap a public one with a work day, or keep one not; open days are counted anew, closed ones refuse it',
  body: z.object({
    kind: z.enum(HOLIDAY_KINDS),
    date: day,
    /** Of OWN. */
    name: line(1, 50).optional(),
    /** Of OWN: only this half of a work day is free. */
    free_half: z.enum(HALVES).optional(),
    /** Of SWAP: the work day that is free instead, and when it was agreed on. */
    substitute_date: day.optional(),
    agreed_date: day.optional(),
    /** Tells what it would change, and changes nothing. */
    check_only: z.boolean().default(false),
  }),
  response: effects,
  errors: [
    'FORBIDDEN',
    'HOLIDAY_TAKEN',
    'HOLIDAY_HALF_WEEKEND',
    'HOLIDAY_UNKNOWN',
    'HOLIDAY_NOT_SWAPPABLE',
    'HOLIDAY_NO_WORK_DAY',
    'HOLIDAY_AGREED_LATE',
    'HOLIDAY_BINDING',
    'ALREADY_CONFIRMED',
  ],
})

export const clearHoliday = holidays({
  id: 'clear_holiday',
  method: 'POST',
  path: '/clear/',
  summary: 'Take back what the company has said of a day, of a swap on both days; the calendar holds again',
  body: z.object({ date: day, check_only: z.boolean().default(false) }),
  response: effects,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'ALREADY_CONFIRMED'],
})
