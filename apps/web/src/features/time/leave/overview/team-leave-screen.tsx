import { Button } from '@mantine/core'
import { IconPlane, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { byName, monthName } from '../../../../text/formats.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { TabsBar } from '../../../../ui/page/tabs-bar.tsx'
import { useIsPhone } from '../../../../ui/page/use-is-phone.ts'
import { PeriodNav } from '../../../../ui/time/period-nav.tsx'
import { TeamFilter } from '../../attendance/index.ts'
import { openLeaveRequest } from '../index.ts'
import { TeamSheets } from '../sheets/team-sheets.tsx'
import { LeaveByKind } from './leave-by-kind.tsx'
import { LeaveTabs } from './leave-tabs.tsx'
import { TeamDayList } from './team-day-list.tsx'
import styles from './team-leave.module.css'
import { TEAM_KINDS, type TeamSearch } from './team-kinds.ts'
import { type AwayRow, awayRows, monthOr } from './team-month.ts'
import { TeamMonthGrid } from './team-month-grid.tsx'
import { teamEventsQuery } from './team-queries.ts'

const route = getRouteApi('/main/leave/team')

const KINDS = ['ALL', ...TEAM_KINDS] as const

/** Who is away when, for those who lead or administer: people by days, or the days as a list on phones. */
export function TeamLeaveScreen() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const { month: asked, team, kind } = search
  const navigate = route.useNavigate()
  const { day: today } = useCompanyNow()
  const month = monthOr(asked, today.slice(0, 7))
  return (
    <Page width="full">
      <PageHeader
        title={t('leave.teamTitle')}
        description={t('leaveTeam.description')}
        actions={
          <>
            <TeamSheets month={month} team={team} kind={kind} />
            <Button leftSection={<IconPlus size={16} />} onClick={() => openLeaveRequest()}>
              {t('leave.request')}
            </Button>
          </>
        }
        tabs={<LeaveTabs value="team" />}
      />
      <div className={styles.toolbar}>
        <PeriodNav
          unit="month"
          value={`${month}-01`}
          today={today}
          onChange={(day) => void navigate({ search: (before) => ({ ...before, month: day.slice(0, 7) }) })}
        />
        <div data-print={team ? undefined : 'never'}>
          <TeamFilter
            team={team}
            onChange={(next) => void navigate({ search: (before) => ({ ...before, team: next }) })}
          />
        </div>
      </div>
      <TabsBar
        tabs={KINDS.map((value) => ({ value, label: t(`leaveTeam.kinds.${value}`) }))}
        value={kind ?? 'ALL'}
        onChange={(value) =>
          void navigate({ search: (before) => ({ ...before, kind: value === 'ALL' ? undefined : value }) })
        }
        label={t('leaveTeam.kind')}
        panelId="team-month"
      />
      <div id="team-month" role="tabpanel" aria-label={t(`leaveTeam.kinds.${kind ?? 'ALL'}`)}>
        <TeamMonth month={month} search={search} today={today} />
      </div>
      {kind === undefined && <LeaveByKind month={month} team={team} />}
    </Page>
  )
}

function TeamMonth({ month, search, today }: { month: string; search: TeamSearch; today: string }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const read = useInfiniteQuery(teamEventsQuery(month, search))
  if (read.data === undefined) {
    return read.isPending ? (
      <RowsSkeleton rows={8} />
    ) : (
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    )
  }
  const events = read.data.pages.flatMap((page) => page.results)
  const rows: AwayRow[] = awayRows(events, month, byName, search.kind !== undefined)
  const total = read.data.pages[0]?.count ?? 0
  return (
    <>
      {rows.length === 0 && !read.hasNextPage && (
        <EmptyState
          title={t(search.kind ? 'leaveTeam.emptyKind' : 'leaveTeam.empty', { month: monthName(month) })}
          hint={t(search.kind ? 'leaveTeam.emptyKindHint' : 'leaveTeam.emptyHint')}
          icon={<IconPlane size={22} stroke={1.6} />}
        />
      )}
      {rows.length > 0 &&
        (isPhone ? (
          <TeamDayList month={month} rows={rows} today={today} />
        ) : (
          <TeamMonthGrid
            month={month}
            rows={rows}
            today={today}
            counted={t(search.kind ? 'leaveTeam.countKind' : 'leaveTeam.count')}
          />
        ))}
      {read.hasNextPage && (
        <div className={styles.more}>
          <span>{t('leaveTeam.more', { shown: events.length, total })}</span>
          <Button
            variant="default"
            size="xs"
            loading={read.isFetchingNextPage}
            onClick={() => void read.fetchNextPage()}
          >
            {t('leaveTeam.loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}
