import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadWorkTime, listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import { q } from '../../../../api/query.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { seesOthers, useProfile } from '../../../../page/profile.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { dayRange, shortDay } from '../../../../text/formats.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../../ui/input/search-field.tsx'
import { withFilters } from '../../../../ui/list/address.ts'
import { ListTable } from '../../../../ui/list/list-table.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { useIsPhone } from '../../../../ui/page/use-is-phone.ts'
import { Page } from '../../../../ui/page/page.tsx'
import { periodEnd, periodStart } from '../../../../ui/time/period.ts'
import { PeriodNav } from '../../../../ui/time/period-nav.tsx'
import { TeamFilter, useLedTeam, WorkTabs } from '../index.ts'
import { dayColumns, weekColumns, type WeekRow } from './team-columns.tsx'
import styles from './team-sheets.module.css'
import { daysOfWeek, recordOf, type TeamSearch, weekOf } from './team-view.ts'
import { WeekSheet } from './week-sheet.tsx'

const PAGE_SIZE = 50

interface TeamScreenProps {
  search: TeamSearch
  go: (search: TeamSearch) => void
}

/** 팀 근무: a day or a week of everybody in view, whose records open from their rows. */
export function TeamScreen(props: TeamScreenProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  return (
    <Page width="full">
      {seesOthers(profile) ? (
        <Team {...props} />
      ) : (
        <>
          <PageHeader title={t('attendance.team')} tabs={<WorkTabs value={null} />} />
          <EmptyState title={t('attendance.month.noAccess')} hint={t('attendance.month.noAccessHint')} />
        </>
      )}
    </Page>
  )
}

function Team({ search: address, go }: TeamScreenProps) {
  const { t } = useTranslation()
  const search = useLedTeam(address)
  const { workDay: today } = useCompanyNow()
  const unit = search.view ?? 'day'
  const day = search.date ?? today
  const filter = (change: TeamSearch) => go(withFilters(address, change))
  return (
    <>
      <PageHeader
        title={t('attendance.team')}
        actions={<PeriodNav unit={unit} value={day} today={today} onChange={(date) => filter({ date })} />}
        tabs={<WorkTabs value="team" />}
      />
      <div className={styles.sheet}>
        {unit === 'week' ? (
          <Week search={search} day={day} filter={filter} />
        ) : (
          <Day search={search} day={day} filter={filter} />
        )}
      </div>
    </>
  )
}

interface ListProps {
  search: TeamSearch
  day: string
  filter: (change: TeamSearch) => void
}

function queryOf(search: TeamSearch, day: string) {
  return {
    date: day as never,
    ...(search.team && { team_id: search.team, org_range: 'subteam' as const }),
    ...(search.find && { search: search.find }),
  }
}

/** What both lists have around their rows. */
function useFrame({ search, day, filter }: ListProps, from: string, to: string) {
  const { t } = useTranslation()
  const query = { ...queryOf(search, day), start_date: from as never, end_date: to as never }
  return {
    page: search.page ?? 1,
    pageSize: PAGE_SIZE,
    onPage: (page: number) => filter({ page }),
    onExport: () => saveFile(downloadWorkTime, { query }),
    exportText: t('attendance.month.download'),
    empty: { title: t('attendance.today.empty'), hint: t('attendance.today.emptyHint') },
    filters: (
      <>
        <SegmentedControl
          aria-label={t('teamSheets.view')}
          data={[
            { value: 'day', label: t('teamSheets.day') },
            { value: 'week', label: t('teamSheets.week') },
          ]}
          value={search.view ?? 'day'}
          onChange={(view) => filter({ view: view === 'week' ? 'week' : undefined })}
        />
        <SearchField
          value={search.find ?? ''}
          onChange={(find) => filter({ find: find || undefined })}
          placeholder={t('attendance.today.search')}
        />
        <TeamFilter team={search.team} onChange={(team) => filter({ team })} />
      </>
    ),
  }
}

function Day(props: ListProps) {
  const { search, day } = props
  const { t } = useTranslation()
  const frame = useFrame(props, day, day)
  const query = { ...queryOf(search, day), page: frame.page, page_size: PAGE_SIZE }
  const rows = useQuery({ ...q(listTeamDaily, { query }), placeholderData: keepPreviousData })
  return (
    <ListTable
      {...frame}
      caption={t('teamSheets.dayCaption', { day: shortDay(day) })}
      columns={dayColumns(t)}
      query={rows}
      rowKey={(row) => row.user_id}
      rowHref={(row) => recordOf(row.user_id, row.wk_date)}
    />
  )
}

function Week(props: ListProps) {
  const { search, day } = props
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [opened, setOpened] = useState<WeekRow>()
  const isNarrow = useMediaQuery('(max-width: 1099px)', false, { getInitialValueInEffect: false })
  const isMedium = useMediaQuery('(max-width: 1399px)', false, { getInitialValueInEffect: false })
  const notWide = isNarrow ? 'narrow' : 'medium'
  const monday = periodStart(day, 'week')
  const week = daysOfWeek(monday)
  const sunday = periodEnd(day, 'week')
  const frame = useFrame(props, monday, sunday)
  const query = { ...queryOf(search, day), page: frame.page, page_size: PAGE_SIZE }
  const rows = useQuery({ ...q(listTeamWeek, { query }), placeholderData: keepPreviousData })
  return (
    <>
      <ListTable
        {...frame}
        caption={t('teamSheets.weekCaption', { week: dayRange(monday, sunday) })}
        columns={weekColumns(t, week, isMedium ? notWide : 'wide')}
        query={rows}
        rowKey={(row) => row.user_id}
        // On a phone its days have no room in the row: they open from it.
        {...(isPhone
          ? { onRowClick: setOpened }
          : { rowHref: (row: WeekRow) => weekOf(row.user_id, monday) })}
      />
      {opened && <WeekSheet row={opened} week={week} onClose={() => setOpened(undefined)} />}
    </>
  )
}
