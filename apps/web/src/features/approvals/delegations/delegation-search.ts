import { dayOf, oneOf, pageOf } from '../../../page/search.ts'

export interface DelegationSearch {
  /** Everybody's, for full admins; one's own where absent. */
  whose?: 'company'
  when?: 'past'
  page?: number
  /** Set by the palette: a new one is asked for at once, for these days where they were said. */
  add?: 'new'
  from?: string
  to?: string
}

export function delegationSearch(search: Record<string, unknown>): DelegationSearch {
  return {
    ...oneOf(search, 'whose', ['company']),
    ...oneOf(search, 'when', ['past']),
    ...oneOf(search, 'add', ['new']),
    ...dayOf(search, 'from'),
    ...dayOf(search, 'to'),
    ...pageOf(search),
  }
}
