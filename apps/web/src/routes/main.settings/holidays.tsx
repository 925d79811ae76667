import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { readHolidaySearch } from '../../features/time/schedules/holidays/holiday-search.ts'
import { HolidaysScreen } from '../../features/time/schedules/holidays/holidays-screen.tsx'

export const Route = createFileRoute('/main/settings/holidays')({
  staticData: { title: 'settings.area.holidays.title', texts: ['holidays'] },
  validateSearch: readHolidaySearch,
  component: Holidays,
})

function Holidays() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  return (
    <HolidaysScreen
      search={search}
      onSearch={(next) => void navigate({ to: '/main/settings/holidays', search: next })}
    />
  )
}
