import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getWorkTimeMonthSummary, listWorkTimeMonth } from '#contract/time/attendance/attendance.ts'
import { downloadRetired } from '#contract/time/attendance/day-lists.ts'
import { downloadWorkTime } from '#contract/time/attendance/attendance-team.ts'
import { q } from '../../../../api/query.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { seesOthers, useProfile } from '../../../../page/profile.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { duration, monthName, number } from '../../../../text/formats.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../../ui/input/search-field.tsx'
import { withFilters } from '../../../../ui/list/address.ts'
import { ListTable } from '../../../../ui/list/list-table.tsx'
import { notify } from '../../../../ui/notify.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useIsPhone } from '../../../../ui/page/use-is-phone.ts'
import { PeriodNav } from '../../../../ui/time/period-nav.tsx'
import { TeamFilter, useLedTeam, WorkTabs } from '../index.ts'
import styles from './month.module.css'
import { monthColumns } from './month-columns.tsx'
import type { MonthSearch } from './period-view.ts'

const PAGE_SIZE = 1000

function monthQueries(search: MonthSearch, today: string) {
  const query = {
    date: (search.month ? `${search.month}-01` : today) as never,
    ...(search.team && { team_id: search.team, org_range: 'subteam' as const }),
    ...(search.find && { search: search.find }),
  }
  return {
    query,
    list: q(listWorkTimeMonth, { query: { ...query, page: search.page ?? 1, page_size: PAGE_SIZE } }),
    summary: q(getWorkTimeMonthSummary, { query }),
  }
}

interface MonthScreenProps {
  search: MonthSearch
  go: (search: MonthSearch) => void
}

/** 월 근무표: the month of everybody in view with its sums, to be taken along as a sheet. */
export function MonthScreen(props: MonthScreenProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  return (
    <Page width="full">
      {seesOthers(profile) ? (
        <Month {...props} />
      ) : (
        <>
          <PageHeader title={t('attendance.month.title')} tabs={<WorkTabs value={null} />} />
          <EmptyState title={t('attendance.month.noAccess')} hint={t('attendance.month.noAccessHint')} />
        </>
      )}
    </Page>
  )
}

function Month({ search: address, go }: MonthScreenProps) {
  const { t } = useTranslation()
  const search = useLedTeam(address)
  const { workDay: today } = useCompanyNow()
  const isPhone = useIsPhone()
  const { query, list, summary } = monthQueries(search, today)
  const rows = useQuery({ ...list, placeholderData: keepPreviousData })
  const sums = useQuery({ ...summary, placeholderData: keepPreviousData }).data
  const columns = useMemo(() => monthColumns(t, sums), [t, sums])
  const month = search.month ?? today.slice(0, 7)
  const download = async () => {
    await saveFile(downloadWorkTime, { query })
    notify({ text: t('attendance.month.downloaded') })
  }
  const filter = (change: MonthSearch) => go(withFilters(address, change))
  return (
    <>
      <PageHeader
        title={t('attendance.month.title')}
        description={
          sums &&
          t('attendance.month.note', { people: number(sums.member_count), time: duration(sums.work_minutes) })
        }
        actions={
          <>
            <Button variant="default" onClick={() => void saveFile(downloadRetired, { query })}>
              {t('attendance.month.retired')}
            </Button>
            <PeriodNav
              unit="month"
              value={`${month}-01`}
              today={today}
              isBusy={rows.isPlaceholderData || rows.isLoading}
              onChange={(day) =>
                filter({ month: day.slice(0, 7) === today.slice(0, 7) ? undefined : day.slice(0, 7) })
              }
            />
          </>
        }
        tabs={<WorkTabs value="month" />}
      />
      <div className={styles.dense} data-print="wide">
        <ListTable
          virtual
          name="work-month"
          maxHeight={isPhone ? '70dvh' : 'max(320px, calc(100dvh - 350px))'}
          caption={t('attendance.month.caption', { month: monthName(month) })}
          columns={columns}
          query={rows}
          rowKey={(row) => row.user_id}
          rowHref={(row) => `/main/work/me?view=month&date=${month}-01&user=${row.user_id}`}
          page={search.page ?? 1}
          pageSize={PAGE_SIZE}
          onPage={(page) => filter({ page })}
          onExport={download}
          exportText={t('attendance.month.download')}
          empty={{ title: t('attendance.today.empty'), hint: t('attendance.today.emptyHint') }}
          filters={
            <>
              <SearchField
                value={search.find ?? ''}
                onChange={(find) => filter({ find: find || undefined })}
                placeholder={t('attendance.today.search')}
              />
              <TeamFilter team={search.team} onChange={(team) => filter({ team })} />
            </>
          }
        />
      </div>
    </>
  )
}
