import { createFileRoute } from '@tanstack/react-router'
import { readScheduleSearch } from '../../features/time/schedules/schedule-view.ts'
import { ScheduleScreen } from '../../features/time/schedules/schedule-screen.tsx'

export const Route = createFileRoute('/main/work/schedule')({
  validateSearch: readScheduleSearch,
  staticData: { title: 'schedules.title', texts: ['schedules', 'attendance', 'check', 'colors'] },
  component: Schedule,
})

function Schedule() {
  const navigate = Route.useNavigate()
  return (
    <ScheduleScreen search={Route.useSearch()} go={(search) => void navigate({ search, replace: true })} />
  )
}
