import { createFileRoute } from '@tanstack/react-router'
import { ownDelegationsQuery } from '../../../features/approvals/delegations/delegation-queries.ts'
import { delegationSearch } from '../../../features/approvals/delegations/delegation-search.ts'
import { DelegationsScreen } from '../../../features/approvals/delegations/delegations-screen.tsx'

export const Route = createFileRoute('/main/approval/delegations')({
  staticData: { title: 'delegations.title', texts: ['delegations', 'approvals'] },
  validateSearch: delegationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    if (deps.whose !== 'company') void queryClient.prefetchQuery(ownDelegationsQuery(deps))
  },
  component: Delegations,
})

function Delegations() {
  return <DelegationsScreen search={Route.useSearch()} />
}
