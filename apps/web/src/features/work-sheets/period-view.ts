import { numberOf, oneOf, textOf } from '../../app/search.ts'
import { dayOf, isDay } from '../attendance/index.ts'

/** What the address of a person's week or month holds. */
export interface PeriodSearch {
  view?: 'week' | 'month'
  date?: string
  user?: number
}

/** What the address of everybody's month holds. */
export interface MonthSearch {
  month?: string
  team?: number
  find?: string
  page?: number
}

export function readPeriodSearch(search: Record<string, unknown>): PeriodSearch {
  return {
    ...oneOf(search, 'view', ['week', 'month']),
    ...dayOf(search, 'date'),
    ...numberOf(search, 'user'),
  }
}

export function readMonthSearch(search: Record<string, unknown>): MonthSearch {
  const { month } = textOf(search, 'month')
  const { page } = numberOf(search, 'page')
  return {
    ...(month && isDay(`${month}-01`) && { month }),
    ...numberOf(search, 'team'),
    ...textOf(search, 'find'),
    ...(page !== undefined && page > 1 && { page }),
  }
}

/** The Monday of a day's week. 'next': a Sunday counts to the week that begins after it, as calendars from Sunday mean. */
export function mondayOf(day: string, sunday: 'before' | 'next' = 'before'): string {
  const date = Temporal.PlainDate.from(day)
  if (sunday === 'next' && date.dayOfWeek === 7) return date.add({ days: 1 }).toString()
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}
