import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { moment, number } from '../../text/formats.ts'
import { Section } from '../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../ui/table/data-table.tsx'
import { ImportBadge } from './import-badge.tsx'
import { type ImportBrief, importsQuery } from './import-queries.ts'

const LIVE = 3_000

/** What was imported before or is under way: the way back to a screen that was left. */
export function RecentImports() {
  const { t } = useTranslation()
  const list = useQuery({
    ...importsQuery,
    refetchInterval: (query) =>
      query.state.data?.results.some((one) => one.state === 'RUNNING') ? LIVE : false,
  })
  return (
    <Section title={t('memberSheets.recent.title')} flush>
      <DataTable
        caption={t('memberSheets.recent.caption')}
        columns={columnsOf(t)}
        rows={list.data?.results}
        rowKey={(row) => row.import_id}
        rowHref={(row) => `/main/members/import?import=${row.import_id}`}
        isLoading={list.isPending}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={{ title: t('memberSheets.recent.empty'), hint: t('memberSheets.recent.emptyHint') }}
      />
    </Section>
  )
}

function columnsOf(t: TFunction): TableColumn<ImportBrief>[] {
  const text = (key: 'name' | 'state' | 'people' | 'left' | 'by' | 'at') => t(`memberSheets.recent.${key}`)
  return [
    { key: 'name', header: text('name'), cell: (row) => row.file_name || t('memberSheets.recent.pasted') },
    { key: 'state', header: text('state'), width: 120, cell: (row) => <ImportBadge state={row.state} /> },
    {
      key: 'people',
      header: text('people'),
      width: 120,
      align: 'end',
      cell: ({ counts, state }) =>
        state === 'PREVIEW'
          ? number(counts.ready)
          : `${number(counts.invited)} / ${number(counts.invited + counts.ready)}`,
    },
    {
      key: 'left',
      header: text('left'),
      width: 110,
      align: 'end',
      cell: ({ counts }) => number(counts.problem + counts.skipped + counts.failed),
    },
    { key: 'by', header: text('by'), width: 140, hideBelow: 'tablet', cell: (row) => row.created_by_name },
    { key: 'at', header: text('at'), width: 170, cell: (row) => moment(row.created_at) },
  ]
}
