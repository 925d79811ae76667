import { createFileRoute } from '@tanstack/react-router'
import { readOwnSearch } from '../../features/time/closing/closing-search.ts'
import { OwnConfirmScreen } from '../../features/time/closing/own-confirm-screen.tsx'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/confirm/')({
  validateSearch: readOwnSearch,
  staticData: { title: 'closing.own.title', texts: ['closing', 'attendance', 'check'] },
  component: OwnConfirm,
})

function OwnConfirm() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return <OwnConfirmScreen search={search} go={(next) => void navigate({ search: onTopOf(search, next) })} />
}
