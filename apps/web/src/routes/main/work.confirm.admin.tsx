import { createFileRoute } from '@tanstack/react-router'
import { readAdminSearch } from '../../features/time/closing/closing-search.ts'
import { ClosingScreen } from '../../features/time/closing/closing-screen.tsx'

export const Route = createFileRoute('/main/work/confirm/admin')({
  validateSearch: readAdminSearch,
  staticData: { title: 'closing.admin.title', texts: ['closing', 'attendance', 'check'] },
  component: Closing,
})

function Closing() {
  const navigate = Route.useNavigate()
  return (
    <ClosingScreen search={Route.useSearch()} go={(search) => void navigate({ search, replace: true })} />
  )
}
