import { Switch } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { type ImportRead, ROWS_PER_PAGE, rowsQuery } from './import-queries.ts'
import type { ImportSearch } from './import-search.ts'
import { showsProblemsOnly, stepOf } from './import-view.ts'
import { useRowColumns } from './use-row-columns.tsx'

interface RowTableProps {
  sheet: ImportRead
  search: ImportSearch
  go: (change: ImportSearch, replace?: boolean) => void
}

/** The lines of an import; those with something wrong are mended in their place. */
export function RowTable({ sheet, search, go }: RowTableProps) {
  const { t } = useTranslation()
  const page = Math.max(1, search.page ?? 1)
  const onlyProblems = showsProblemsOnly(search, stepOf(sheet))
  const rows = useQuery({ ...rowsQuery(sheet, onlyProblems, page), placeholderData: keepPreviousData })
  const columns = useRowColumns(sheet, { lines: rows.data?.results ?? [], onlyProblems })
  return (
    <DataTable
      caption={t('memberSheets.rows.caption')}
      columns={columns}
      rows={rows.data?.results}
      rowKey={(row) => row.row}
      page={page}
      pageSize={ROWS_PER_PAGE}
      count={rows.data?.count ?? 0}
      onPage={(next) => go({ ...search, page: next })}
      isLoading={rows.isPending || rows.isPlaceholderData}
      error={rows.error}
      onRetry={() => void rows.refetch()}
      empty={{ title: t('memberSheets.rows.none'), hint: onlyProblems && t('memberSheets.rows.noneHint') }}
      toolbar={
        <Switch
          label={t('memberSheets.rows.only')}
          checked={onlyProblems}
          onChange={(event) =>
            go({ import: sheet.import_id, only: event.currentTarget.checked ? 'problems' : 'all' }, true)
          }
        />
      }
    />
  )
}
