import { parseDay } from './parse-day.ts'

export interface DayLimits {
  /** yyyy-MM-dd */
  min?: string | undefined
  max?: string | undefined
  isExcluded?: ((day: string) => boolean) | undefined
}

/** The day of the limits that is nearest to a day. */
export function nearestDay(day: string, { min, max }: DayLimits): string {
  if (max !== undefined && day > max) return max
  return min !== undefined && day < min ? min : day
}

/** What was typed as a day that may be chosen, or why it cannot be; `limit` is the day of the limit that it broke. */
export type TypedDay =
  | { day: string }
  | { problem: 'wrong' | 'excluded' }
  | { problem: 'tooEarly' | 'tooLate'; limit: string }

/** @param today yyyy-MM-dd: the year of a day typed without one */
export function readTypedDay(typed: string, today: string, { min, max, isExcluded }: DayLimits): TypedDay {
  const day = parseDay(typed, today)
  if (day === null) return { problem: 'wrong' }
  if (min !== undefined && day < min) return { problem: 'tooEarly', limit: min }
  if (max !== undefined && day > max) return { problem: 'tooLate', limit: max }
  return isExcluded?.(day) ? { problem: 'excluded' } : { day }
}
