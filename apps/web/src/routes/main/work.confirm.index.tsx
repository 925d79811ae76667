import { createFileRoute } from '@tanstack/react-router'
import { readOwnSearch } from '../../features/time/closing/closing-search.ts'
import { OwnConfirmScreen } from '../../features/time/closing/own-confirm-screen.tsx'

export const Route = createFileRoute('/main/work/confirm/')({
  validateSearch: readOwnSearch,
  staticData: { title: 'closing.own.title', texts: ['closing', 'attendance', 'check'] },
  component: OwnConfirm,
})

function OwnConfirm() {
  const navigate = Route.useNavigate()
  return <OwnConfirmScreen search={Route.useSearch()} go={(search) => void navigate({ search })} />
}
