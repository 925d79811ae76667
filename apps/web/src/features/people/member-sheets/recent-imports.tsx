import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { moment, number } from '../../../text/formats.ts'
import { Section } from '../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../ui/table/data-table.tsx'
import { ImportBadge } from './import-badge.tsx'
import { type ImportBrief, importsQuery } from './import-queries.ts'
import { peopleOf } from './import-view.ts'
import { useDiscard } from './use-import-acts.ts'

const LIVE = 3_000

/** What was imported before or is under way: the way back to a screen that was left. */
export function RecentImports() {
  const { t } = useTranslation()
  const discard = useDiscard()
  const list = useQuery({
    ...importsQuery,
    refetchInterval: (query) =>
      query.state.data?.results.some((one) => one.state === 'RUNNING') ? LIVE : false,
  })
  return (
    <Section title={t('memberSheets.recent.title')} flush>
      <DataTable
        caption={t('memberSheets.recent.caption')}
        columns={columnsOf(t, discard.ask)}
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

function columnsOf(t: TFunction, discard: (id: number) => Promise<void>): TableColumn<ImportBrief>[] {
  const nameOf = (row: ImportBrief) => row.file_name || t('memberSheets.recent.pasted')
  const text = (key: 'name' | 'state' | 'people' | 'left' | 'by' | 'at' | 'acts') =>
    t(`memberSheets.recent.${key}`)
  return [
    { key: 'name', header: text('name'), cell: nameOf },
    { key: 'state', header: text('state'), width: 120, cell: (row) => <ImportBadge state={row.state} /> },
    {
      key: 'people',
      header: text('people'),
      width: 110,
      align: 'end',
      cell: (row) => {
        const people = peopleOf(row)
        return 'planned' in people
          ? t('memberSheets.recent.planned', { count: number(people.planned) })
          : `${number(people.invited)} / ${number(people.total)}`
      },
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
    {
      key: 'acts',
      header: text('acts'),
      width: 96,
      align: 'end',
      cell: (row) =>
        row.abilities.discard && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={t('memberSheets.recent.discardLabel', { name: nameOf(row) })}
            onClick={() => void discard(row.import_id)}
          >
            {t('memberSheets.recent.discard')}
          </Button>
        ),
    },
  ]
}
