import { numberOf, oneOf, textOf } from '../../app/search.ts'

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

/** One day of the address, left out when it is none. */
export function dayOf<K extends string>(search: Record<string, unknown>, name: K): { [P in K]?: string } {
  const text = textOf(search, name)[name]
  return (text !== undefined && isDay(text) ? { [name]: text } : {}) as { [P in K]?: string }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    const { year } = Temporal.PlainDate.from(text, { overflow: 'reject' })
    return year >= 1900 && year <= 2200
  } catch {
    return false
  }
}
