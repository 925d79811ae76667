import { createFileRoute } from '@tanstack/react-router'
import { readScheduleSearch } from '../../features/time/schedules/schedule-view.ts'
import { ScheduleScreen } from '../../features/time/schedules/schedule-screen.tsx'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/schedule')({
  validateSearch: readScheduleSearch,
  staticData: { title: 'schedules.title', texts: ['schedules', 'swaps', 'attendance', 'check', 'colors'] },
  component: Schedule,
})

function Schedule() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <ScheduleScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next), replace: true })}
    />
  )
}
