import { keepPreviousData } from '@tanstack/react-query'
import { listCompanyDelegations, listDelegations } from '#contract/approvals/delegations/standing-v0.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../api/query.ts'
import { numberOf, oneOf } from '../../../page/search.ts'

export type Delegation = EndpointResponse<typeof listDelegations>[number]

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

const pastOf = ({ when }: DelegationSearch) => (when === 'past' ? 'true' : 'false')

export const ownDelegationsQuery = (search: DelegationSearch) =>
  q(listDelegations, { query: { past: pastOf(search) } })

export const companyDelegationsQuery = (search: DelegationSearch) => ({
  ...q(listCompanyDelegations, { query: { past: pastOf(search), page: search.page ?? 1 } }),
  placeholderData: keepPreviousData,
})
