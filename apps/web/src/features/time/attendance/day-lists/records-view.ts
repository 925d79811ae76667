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
