import { createFileRoute } from '@tanstack/react-router'
import { readAdminSearch } from '../../features/time/closing/closing-search.ts'
import { ClosingScreen } from '../../features/time/closing/closing-screen.tsx'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/confirm/admin')({
  validateSearch: readAdminSearch,
  staticData: { title: 'closing.admin.title', texts: ['closing', 'attendance', 'check'] },
  component: Closing,
})

function Closing() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <ClosingScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next), replace: true })}
    />
  )
}
