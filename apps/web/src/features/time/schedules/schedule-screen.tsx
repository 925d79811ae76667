import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { seesOthers, useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { withFilters } from '../../../ui/list/address.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { TablePager } from '../../../ui/table/table-pager.tsx'
import { PeriodNav } from '../../../ui/time/period-nav.tsx'
import { TeamFilter, useLedTeam, WorkTabs } from '../attendance/index.ts'
import { ScheduleEditor } from './schedule-editor.tsx'
import { PAGE_SIZE, schedulesQuery } from './schedule-queries.ts'
import { monthBefore, monthOfSearch, type ScheduleSearch } from './schedule-view.ts'
import styles from './schedules.module.css'

interface ScheduleScreenProps {
  search: ScheduleSearch
  go: (search: ScheduleSearch) => void
}

/** 근무 일정: the months of a team in one grid, or of one person as a calendar. */
export function ScheduleScreen(props: ScheduleScreenProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  if (seesOthers(profile)) return <Schedules {...props} />
  return (
    <Page>
      <PageHeader title={t('schedules.title')} tabs={<WorkTabs value={null} />} />
      <EmptyState title={t('attendance.month.noAccess')} hint={t('attendance.month.noAccessHint')} />
    </Page>
  )
}

function Schedules({ search: address, go }: ScheduleScreenProps) {
  const { t } = useTranslation()
  const search = useLedTeam(address)
  const { day: today } = useCompanyNow()
  const month = monthOfSearch(search, today)
  const page = search.page ?? 1
  const isPhone = useIsPhone()
  const query = useQuery(schedulesQuery(month, search.team, page))
  const people = query.data?.results ?? []
  // On a phone one person is planned at a time.
  const person = people.find(({ user_id }) => user_id === search.user) ?? (isPhone ? people[0] : undefined)
  const filter = (change: ScheduleSearch) => go(withFilters(address, { user: undefined, ...change }))
  return (
    <Page width="full">
      <PageHeader
        title={t('schedules.title')}
        description={t(person ? 'schedules.noteOfOne' : 'schedules.note')}
        actions={
          <PeriodNav
            unit="month"
            value={`${month}-01`}
            today={today}
            onChange={(day) => filter({ month: day.slice(0, 7), user: search.user })}
          />
        }
        tabs={<WorkTabs value="schedule" />}
      />
      <div className={styles.tools}>
        <TeamFilter team={search.team} onChange={(team) => filter({ team })} />
        <Select
          aria-label={t('schedules.person.choose')}
          placeholder={t('schedules.person.everybody')}
          searchable
          clearable={!isPhone}
          nothingFoundMessage={t('attendance.today.empty')}
          data={people.map((row) => ({
            value: String(row.user_id),
            label: row.team_name ? `${row.username} (${row.team_name})` : row.username,
          }))}
          value={person ? String(person.user_id) : null}
          onChange={(user) => go({ ...search, user: user === null ? undefined : Number(user) })}
        />
      </div>
      <QueryView query={query} skeleton={<RowsSkeleton rows={8} />}>
        {(answer) =>
          answer.results.length === 0 ? (
            <EmptyState title={t('attendance.today.empty')} hint={t('attendance.today.emptyHint')} />
          ) : (
            <ScheduleEditor
              key={`${month} ${search.team} ${page}`}
              answer={answer}
              person={person}
              month={month}
              monthBefore={schedulesQuery(monthBefore(month), search.team, page)}
            />
          )
        }
      </QueryView>
      {query.data && query.data.count > PAGE_SIZE && (
        <TablePager
          label={t('schedules.title')}
          page={page}
          pageSize={PAGE_SIZE}
          count={query.data.count}
          onPage={(next) => filter({ page: next })}
        />
      )}
    </Page>
  )
}
