import { createFileRoute } from '@tanstack/react-router'
import { MonthScreen } from '../../features/time/attendance/work-sheets/month-screen.tsx'
import { readMonthSearch } from '../../features/time/attendance/work-sheets/period-view.ts'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/month')({
  validateSearch: readMonthSearch,
  staticData: { title: 'attendance.month.title', texts: ['attendance', 'check'] },
  component: Month,
})

function Month() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <MonthScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next), replace: true })}
    />
  )
}
