import type { DaySchedule, DaySpan } from './day-schedule.ts'

/** Hours of a shift, in minutes after midnight of the day on which it begins. */
export interface ShiftHours {
  start: number
  /** From 1440 on of the next day, never more than a day after the start. */
  end: number
  rest: number
}

/** What a schedule plans for a person on one day. */
export interface Shift {
  day: string
  /** False for a day off. */
  works: boolean
  /** Null for a day of work at the company's hours. */
  hours: ShiftHours | null
}

const DAY_MINUTES = 1440
const TEN_MINUTES = 10

/**
 * The hours of a shift with its rest laid into them: where the company has lunch when that is as long and lies in the
 * shift, else in the middle, since the law wants it during work (근로기준법 54조).
 */
export function scheduleOfShift({ start, end, rest }: ShiftHours, companyLunch: DaySpan | null): DaySchedule {
  if (rest === 0) return { start, end, lunch: null }
  const lunches = companyLunch ? [companyLunch, later(companyLunch)] : []
  const usual = lunches.find((one) => one.end - one.start === rest && start < one.start && one.end < end)
  const middle = Math.floor((start + (end - start - rest) / 2) / TEN_MINUTES) * TEN_MINUTES
  const from = Math.max(start, middle)
  return { start, end, lunch: usual ?? { start: from, end: from + rest } }
}

function later({ start, end }: DaySpan): DaySpan {
  return { start: start + DAY_MINUTES, end: end + DAY_MINUTES }
}
