import { IconBeach } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getLeaveCalendar } from '#contract/time/calendars/calendars.ts'
import { q } from '../../../../api/query.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { monthName } from '../../../../text/formats.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { useIsPhone } from '../../../../ui/page/use-is-phone.ts'
import { TeamPicker } from '../../../../ui/people/team-picker.tsx'
import { PeriodNav } from '../../../../ui/time/period-nav.tsx'
import { SubscribeButton } from '../../calendars/index.ts'
import { LeaveTabs } from '../overview/leave-tabs.tsx'
import { TeamDayList } from '../overview/team-day-list.tsx'
import styles from '../overview/team-leave.module.css'
import { monthOr } from '../overview/team-month.ts'
import { TeamMonthGrid } from '../overview/team-month-grid.tsx'
import { awayOfCalendar } from './away-of-calendar.ts'

const route = getRouteApi('/main/leave/calendar')

/** Who is away when, for everybody: the own teams, or whom one looks after; neither why nor by what kind. */
export function LeaveCalendarScreen() {
  const { t } = useTranslation()
  const { month: asked, team } = route.useSearch()
  const navigate = route.useNavigate()
  const { day: today } = useCompanyNow()
  const isPhone = useIsPhone()
  const month = monthOr(asked, today.slice(0, 7))
  const read = useQuery({
    ...q(getLeaveCalendar, { query: { date: `${month}-01`, ...(team !== undefined && { team_id: team }) } }),
    placeholderData: keepPreviousData,
  })
  const teams = read.data?.teams ?? []
  return (
    <Page width="full">
      <PageHeader
        title={t('leave.calendar.title')}
        description={t('leave.calendar.description')}
        actions={<SubscribeButton label={t('leave.subscribe')} />}
        tabs={<LeaveTabs value="calendar" />}
      />
      <div className={styles.toolbar}>
        <PeriodNav
          unit="month"
          value={`${month}-01`}
          today={today}
          onChange={(day) => void navigate({ search: (before) => ({ ...before, month: day.slice(0, 7) }) })}
        />
        {(teams.length > 1 || team !== undefined) && (
          <TeamPicker
            teams={teams.map((one) => ({ id: one.team_id, name: one.team_name, parentId: null }))}
            value={team ?? null}
            onChange={(next) =>
              void navigate({ search: (before) => ({ ...before, team: next ?? undefined }) })
            }
            label=""
            aria-label={t('leave.calendar.team')}
            placeholder={t('leave.calendar.allTeams')}
          />
        )}
      </div>
      <QueryView query={read} skeleton={<RowsSkeleton rows={8} />}>
        {(calendar) => {
          const rows = awayOfCalendar(calendar, t('leave.calendar.away'))
          if (rows.length === 0)
            return (
              <EmptyState
                title={t('leaveTeam.empty', { month: monthName(month) })}
                icon={<IconBeach size={22} stroke={1.6} />}
              />
            )
          return (
            <>
              {calendar.is_cut && <p className="quiet">{t('leave.calendar.cut', { n: rows.length })}</p>}
              {isPhone ? (
                <TeamDayList month={month} rows={rows} today={today} />
              ) : (
                <TeamMonthGrid month={month} rows={rows} today={today} counted={t('leaveTeam.count')} />
              )}
            </>
          )
        }}
      </QueryView>
    </Page>
  )
}
