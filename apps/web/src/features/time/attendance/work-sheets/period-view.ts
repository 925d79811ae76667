import { dayOf, isDay, numberOf, oneOf, pageOf, textOf } from '../../../../page/search.ts'

/** What the address of a person's week or month holds. */
export interface PeriodSearch {
  view?: 'week' | 'month' | 'year'
  date?: string
  user?: number
  /** The day that is open. */
  record?: string
  /** What is to be done about it at once. */
  act?: 'correct'
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
    ...oneOf(search, 'view', ['week', 'month', 'year']),
    ...dayOf(search, 'date'),
    ...numberOf(search, 'user'),
    ...dayOf(search, 'record'),
    ...oneOf(search, 'act', ['correct']),
  }
}

export function readMonthSearch(search: Record<string, unknown>): MonthSearch {
  const { month } = textOf(search, 'month')
  return {
    ...(month && isDay(`${month}-01`) && { month }),
    ...numberOf(search, 'team'),
    ...textOf(search, 'find'),
    ...pageOf(search),
  }
}
