import { keepPreviousData } from '@tanstack/react-query'
import { listCompanyDelegations, listDelegations } from '#contract/approvals/delegations/standing-v0.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../api/query.ts'
import type { DelegationSearch } from './delegation-search.ts'

export type Delegation = EndpointResponse<typeof listDelegations>[number]

const pastOf = ({ when }: DelegationSearch) => (when === 'past' ? 'true' : 'false')

export const ownDelegationsQuery = (search: DelegationSearch) =>
  q(listDelegations, { query: { past: pastOf(search) } })

export const companyDelegationsQuery = (search: DelegationSearch) => ({
  ...q(listCompanyDelegations, { query: { past: pastOf(search), page: search.page ?? 1 } }),
  placeholderData: keepPreviousData,
})
