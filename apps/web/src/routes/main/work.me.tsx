import { Button, Group } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PeriodScreen } from '../../features/time/attendance/work-sheets/period-screen.tsx'
import { readPeriodSearch } from '../../features/time/attendance/work-sheets/period-view.ts'
import { openLeaveRequest } from '../../features/time/leave/index.ts'
import { EventsOfPerson } from '../../features/time/schedules/events-of-person.tsx'
import { SwapButton } from '../../features/time/schedules/swaps/swap-button.tsx'
import { useProfile } from '../../page/profile.ts'
import { useCompanyNow } from '../../page/use-company-now.ts'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/me')({
  validateSearch: readPeriodSearch,
  staticData: { title: 'attendance.me.title', texts: ['attendance', 'check', 'swaps', 'schedules'] },
  component: Me,
})

const eventsOf = (userId: number, from: string, to: string) => (
  <EventsOfPerson userId={userId} from={from} to={to} />
)

function Me() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const { workDay } = useCompanyNow()
  const { t } = useTranslation()
  const { id } = useProfile()
  const isOwn = search.user === undefined || search.user === id
  return (
    <PeriodScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next) })}
      told={eventsOf}
      offered={
        <Group gap="xs">
          <SwapButton userId={search.user} date={search.date ?? workDay} />
          {isOwn && (
            <Button variant="default" onClick={() => openLeaveRequest({ kind: 'HOME' })}>
              {t('attendance.me.requestWork')}
            </Button>
          )}
        </Group>
      }
    />
  )
}
