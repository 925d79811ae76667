import { createFileRoute } from '@tanstack/react-router'
import { MonthScreen } from '../../features/time/attendance/work-sheets/month-screen.tsx'
import { readMonthSearch } from '../../features/time/attendance/work-sheets/period-view.ts'

export const Route = createFileRoute('/main/work/month')({
  validateSearch: readMonthSearch,
  staticData: { title: 'attendance.month.title', texts: ['attendance', 'check'] },
  component: Month,
})

function Month() {
  const navigate = Route.useNavigate()
  return <MonthScreen search={Route.useSearch()} go={(search) => void navigate({ search, replace: true })} />
}
