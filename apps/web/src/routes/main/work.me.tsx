import { createFileRoute } from '@tanstack/react-router'
import { PeriodScreen } from '../../features/time/attendance/work-sheets/period-screen.tsx'
import { readPeriodSearch } from '../../features/time/attendance/work-sheets/period-view.ts'
import { SwapButton } from '../../features/time/schedules/swaps/swap-button.tsx'
import { useCompanyNow } from '../../page/use-company-now.ts'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/me')({
  validateSearch: readPeriodSearch,
  staticData: { title: 'attendance.me.title', texts: ['attendance', 'check', 'swaps'] },
  component: Me,
})

function Me() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const { workDay } = useCompanyNow()
  return (
    <PeriodScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next) })}
      offered={<SwapButton userId={search.user} date={search.date ?? workDay} />}
    />
  )
}
