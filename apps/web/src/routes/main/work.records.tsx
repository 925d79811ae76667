import { createFileRoute } from '@tanstack/react-router'
import { RecordsScreen } from '../../features/time/attendance/day-lists/records-screen.tsx'
import { readRecordsSearch } from '../../features/time/attendance/day-lists/records-view.ts'

export const Route = createFileRoute('/main/work/records')({
  validateSearch: readRecordsSearch,
  staticData: { title: 'attendance.records', texts: ['attendance', 'check', 'dayLists'] },
  component: Records,
})

function Records() {
  const navigate = Route.useNavigate()
  return (
    <RecordsScreen search={Route.useSearch()} go={(search) => void navigate({ search, replace: true })} />
  )
}
