import { createFileRoute } from '@tanstack/react-router'
import { PeriodScreen } from '../../features/time/attendance/work-sheets/period-screen.tsx'
import { readPeriodSearch } from '../../features/time/attendance/work-sheets/period-view.ts'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/me')({
  validateSearch: readPeriodSearch,
  staticData: { title: 'attendance.me.title', texts: ['attendance', 'check'] },
  component: Me,
})

function Me() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return <PeriodScreen search={search} go={(next) => void navigate({ search: onTopOf(search, next) })} />
}
