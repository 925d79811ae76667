import { numberOf, oneOf } from '../../../page/search.ts'

export interface DelegationSearch {
  /** Everybody's, for full admins; one's own where absent. */
  whose?: 'company'
  when?: 'past'
  page?: number
}

export function delegationSearch(search: Record<string, unknown>): DelegationSearch {
  const { page } = numberOf(search, 'page')
  return {
    ...oneOf(search, 'whose', ['company']),
    ...oneOf(search, 'when', ['past']),
    ...(page !== undefined && page > 1 && { page }),
  }
}
