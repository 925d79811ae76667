import { SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadLate, downloadMissing, listLate, listMissing } from '#contract/time/attendance/day-lists.ts'
import { q } from '../../../../api/query.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { seesOthers, useProfile } from '../../../../page/profile.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../../ui/input/search-field.tsx'
import { withFilters } from '../../../../ui/list/address.ts'
import { ListTable } from '../../../../ui/list/list-table.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PeriodNav } from '../../../../ui/time/period-nav.tsx'
import { TeamFilter, useLedTeam, WorkTabs } from '../index.ts'
import { lateColumns, missingColumns } from './record-columns.tsx'
import type { RecordsSearch } from './records-view.ts'
import { TellMissing } from './tell-missing.tsx'

const PAGE_SIZE = 50

interface RecordsScreenProps {
  search: RecordsSearch
  go: (search: RecordsSearch) => void
}

/** 지각·누락: who came late, and of whom a record is missing, with notice to those concerned. */
export function RecordsScreen(props: RecordsScreenProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  return (
    <Page>
      {seesOthers(profile) ? (
        <Records {...props} />
      ) : (
        <>
          <PageHeader title={t('dayLists.title')} tabs={<WorkTabs value={null} />} />
          <EmptyState title={t('attendance.month.noAccess')} hint={t('attendance.month.noAccessHint')} />
        </>
      )}
    </Page>
  )
}

function Records({ search: address, go }: RecordsScreenProps) {
  const { t } = useTranslation()
  const search = useLedTeam(address)
  const { workDay: today } = useCompanyNow()
  const month = search.month ?? today.slice(0, 7)
  const filter = (change: Partial<RecordsSearch>) => go(withFilters(address, change))
  return (
    <>
      <PageHeader
        title={t('dayLists.title')}
        actions={
          <PeriodNav
            unit="month"
            value={`${month}-01`}
            today={today}
            onChange={(day) => {
              const next = day.slice(0, 7)
              filter({ month: next === today.slice(0, 7) ? undefined : next })
            }}
          />
        }
        tabs={<WorkTabs value="records" />}
      />
      <List search={search} month={month} filter={filter} />
    </>
  )
}

interface ListProps {
  search: RecordsSearch
  month: string
  filter: (change: Partial<RecordsSearch>) => void
}

function List({ search, month, filter }: ListProps) {
  const { t } = useTranslation()
  const isLate = search.list === 'late'
  const query = {
    date: `${month}-01`,
    ...(search.team && { team_id: search.team, org_range: 'subteam' as const }),
    ...(search.find && { search: search.find }),
  }
  const paged = { query: { ...query, type: 'month' as const, page: search.page ?? 1, page_size: PAGE_SIZE } }
  const late = useQuery({ ...q(listLate, paged), enabled: isLate, placeholderData: keepPreviousData })
  const missing = useQuery({ ...q(listMissing, paged), enabled: !isLate, placeholderData: keepPreviousData })
  const shared = {
    page: search.page ?? 1,
    pageSize: PAGE_SIZE,
    onPage: (page: number) => filter({ page }),
    exportText: t('attendance.month.download'),
    rowKey: (row: { wk_date: string; user_id: number }) => `${row.wk_date} ${row.user_id}`,
    rowHref: (row: { wk_date: string; user_id: number }) =>
      `/main/work/me?date=${row.wk_date}&user=${row.user_id}&record=${row.wk_date}`,
    filters: (
      <>
        <SegmentedControl
          aria-label={t('dayLists.which')}
          data={[
            { value: 'missing', label: t('dayLists.missing') },
            { value: 'late', label: t('dayLists.late') },
          ]}
          value={isLate ? 'late' : 'missing'}
          onChange={(list) => filter({ list: list === 'late' ? 'late' : undefined })}
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
  return isLate ? (
    <ListTable
      {...shared}
      caption={t('dayLists.late')}
      columns={lateColumns(t)}
      query={late}
      onExport={() => saveFile(downloadLate, { query })}
      empty={{ title: t('dayLists.noLate') }}
    />
  ) : (
    <ListTable
      {...shared}
      caption={t('dayLists.missing')}
      columns={missingColumns(t)}
      query={missing}
      onExport={() => saveFile(downloadMissing, { query })}
      selection={{ of: JSON.stringify(paged), Actions: TellMissing }}
      empty={{ title: t('dayLists.noMissing') }}
    />
  )
}
