import { isDay, numberOf, oneOf, pageOf, textOf } from '../../../../page/search.ts'

/** What the address of the lists of late arrivals and missing records holds. */
export interface RecordsSearch {
  /** Missing records without it. */
  list?: 'late'
  month?: string
  team?: number
  find?: string
  page?: number
}

export function readRecordsSearch(search: Record<string, unknown>): RecordsSearch {
  const { month } = textOf(search, 'month')
  return {
    ...oneOf(search, 'list', ['late']),
    ...(month && isDay(`${month}-01`) && { month }),
    ...numberOf(search, 'team'),
    ...textOf(search, 'find'),
    ...pageOf(search),
  }
}

/** People with a missing record by the day of each: a row's key is its day and its person. */
export function byDay(keys: readonly (string | number)[]): { date: string; user_ids: number[] }[] {
  const pairs = keys.map((key) => String(key).split(' ') as [date: string, user: string])
  return [...Map.groupBy(pairs, ([date]) => date)].map(([date, all]) => ({
    date,
    user_ids: all.map(([, user]) => Number(user)),
  }))
}
