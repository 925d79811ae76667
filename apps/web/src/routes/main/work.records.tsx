import { createFileRoute } from '@tanstack/react-router'
import { RecordsScreen } from '../../features/time/attendance/day-lists/records-screen.tsx'
import { readRecordsSearch } from '../../features/time/attendance/day-lists/records-view.ts'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/records')({
  validateSearch: readRecordsSearch,
  staticData: { title: 'attendance.records', texts: ['attendance', 'check', 'dayLists'] },
  component: Records,
})

function Records() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <RecordsScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next), replace: true })}
    />
  )
}
