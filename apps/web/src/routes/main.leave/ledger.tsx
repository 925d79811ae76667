import { createFileRoute, redirect } from '@tanstack/react-router'
import { LedgerScreen } from '../../features/time/leave/ledger/ledger-screen.tsx'
import { readLedgerSearch } from '../../features/time/leave/ledger/ledger-search.ts'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/leave/ledger')({
  staticData: { title: 'leaveLedger.title', texts: ['leaveLedger', 'attendance'] },
  validateSearch: readLedgerSearch,
  beforeLoad: async ({ context }) => {
    const { profileQuery, seesOthers } = await import('../../page/profile.ts')
    const profile = await context.queryClient.ensureQueryData(profileQuery)
    if (!seesOthers(profile)) throw redirect({ to: '/main/leave', replace: true })
  },
  component: Ledger,
})

function Ledger() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <LedgerScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next), replace: true })}
    />
  )
}
