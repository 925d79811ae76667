import { SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadConfirmations } from '#contract/time/closing/closing.ts'
import { saveFile } from '../../../api/save-file.ts'
import { seesOthers, useProfile } from '../../../page/profile.ts'
import { number, shortDay } from '../../../text/formats.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { withFilters } from '../../../ui/list/address.ts'
import { ListTable, type SelectionActionsProps } from '../../../ui/list/list-table.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { TeamFilter, WorkTabs } from '../attendance/index.ts'
import { closingColumns } from './closing-columns.tsx'
import { adminInfoQuery, type Confirmation, listQuery, PAGE_SIZE } from './closing-queries.ts'
import type { AdminSearch } from './closing-search.ts'
import { PeriodSteps } from './period-steps.tsx'
import { ProblemFilter } from './problem-filter.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { SelectedPeople } from './selected-people.tsx'

interface ClosingScreenProps {
  search: AdminSearch
  go: (search: AdminSearch) => void
}

/** 마감: who has confirmed a period, who has not, and one way per problem to where it is solved. */
export function ClosingScreen(props: ClosingScreenProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  return (
    <Page width="full">
      {seesOthers(profile) ? (
        <People {...props} />
      ) : (
        <>
          <PageHeader title={t('closing.admin.title')} tabs={<WorkTabs value={null} />} />
          <EmptyState title={t('closing.admin.noAccess')} hint={t('closing.admin.noAccessHint')} />
        </>
      )}
    </Page>
  )
}

function People({ search, go }: ClosingScreenProps) {
  const { t } = useTranslation()
  const { is_admin: isAdmin } = useProfile()
  const query = useQuery({ ...listQuery(search), placeholderData: keepPreviousData })
  const info = useQuery({ ...adminInfoQuery(search), enabled: isAdmin }).data
  const [reopened, setReopened] = useState<Confirmation>()
  const columns = useMemo(() => closingColumns(t, isAdmin ? setReopened : undefined), [t, isAdmin])
  const filter = (change: AdminSearch) => go(withFilters(search, change))
  const page = query.data
  const to = page?.end_date
  const Actions = useMemo(
    () => (props: SelectionActionsProps) =>
      page ? (
        <SelectedPeople
          {...props}
          from={page.start_date}
          to={page.end_date}
          rows={page.results}
          count={page.count}
        />
      ) : null,
    [page],
  )
  const told = info && [
    t('closing.admin.note', { confirmed: number(info.confirmed_count), total: number(info.total_count) }),
    t(info.is_late ? 'closing.admin.late' : 'closing.admin.deadline', { date: shortDay(info.deadline_date) }),
  ]
  return (
    <>
      <PageHeader
        title={t('closing.admin.title')}
        description={told && told.join(' · ')}
        actions={page && <PeriodSteps period={page} go={(day) => filter({ date: day })} />}
        tabs={<WorkTabs value="closing" />}
      />
      <ListTable
        caption={t('closing.admin.caption')}
        columns={columns}
        query={query}
        rowKey={(row) => row.user}
        page={search.page ?? 1}
        pageSize={PAGE_SIZE}
        onPage={(next) => filter({ page: next })}
        {...(isAdmin && {
          onExport: () =>
            saveFile(downloadConfirmations, { query: { ...(to && { start_date: to as never }) } }),
          exportText: t('closing.admin.download'),
          selection: { of: JSON.stringify(search), isOfPeople: true, Actions },
        })}
        empty={{ title: t('closing.admin.empty'), hint: t('closing.admin.emptyHint') }}
        filters={
          <>
            <SegmentedControl
              aria-label={t('closing.admin.state')}
              data={[
                { value: 'all', label: t('closing.admin.all') },
                { value: 'open', label: t('closing.admin.open') },
                { value: 'confirmed', label: t('closing.admin.confirmed') },
              ]}
              value={search.state ?? 'all'}
              onChange={(state) => filter({ state: state === 'all' ? undefined : (state as 'open') })}
            />
            <ProblemFilter
              info={isAdmin ? info : 'unknown'}
              value={search.problem}
              onChange={(problem) => filter({ problem, ...(problem && { state: undefined }) })}
            />
            <TeamFilter team={search.team} onChange={(team) => filter({ team })} />
          </>
        }
      />
      {reopened && <ReopenDialog row={reopened} onClose={() => setReopened(undefined)} />}
    </>
  )
}
