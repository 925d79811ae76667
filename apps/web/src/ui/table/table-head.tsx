import { Checkbox, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './data-table.module.css'
import type { ColumnLayout } from './column-layout.ts'
import { toggledAll } from './selection.ts'
import { cellAttributes, lineOf } from './table-cell.tsx'
import type { RowKey, TableSort } from './table-types.ts'

interface TableHeadProps<Row> {
  layout: ColumnLayout<Row>
  isCounted: boolean
  keys: readonly RowKey[]
  sort: TableSort | undefined
  isByServer: boolean
  onSort: (key: string) => void
  selected: ReadonlySet<RowKey> | undefined
  onSelect: ((selected: Set<RowKey>) => void) | undefined
}

export function TableHead<Row>({
  layout,
  isCounted,
  keys,
  sort,
  isByServer,
  onSort,
  selected,
  onSelect,
}: TableHeadProps<Row>) {
  const { t } = useTranslation()
  const chosen = keys.filter((key) => selected?.has(key)).length
  return (
    <thead>
      <tr>
        {onSelect && (
          <th className={styles.check} scope="col">
            <Checkbox
              size="xs"
              aria-label={t('kit.table.selectAll')}
              checked={chosen > 0 && chosen === keys.length}
              indeterminate={chosen > 0 && chosen < keys.length}
              onChange={() => onSelect(toggledAll(selected ?? new Set(), keys))}
            />
          </th>
        )}
        {lineOf(layout.cells, 'th', (column, place) => {
          const sortKey = isByServer ? column.sortKey : column.sortBy && column.key
          const isSorted = sortKey !== undefined && sort?.key === sortKey
          const text = column.head ?? (column.header || <Acts />)
          return (
            <th
              key={column.key}
              scope="col"
              aria-label={column.head === undefined ? undefined : column.header}
              aria-sort={isSorted ? (sort?.desc ? 'descending' : 'ascending') : undefined}
              {...cellAttributes(column, place, { isCounted, isHead: true })}
            >
              {sortKey === undefined ? (
                text
              ) : (
                <button
                  type="button"
                  className={styles.sort}
                  data-on={isSorted || undefined}
                  onClick={() => onSort(sortKey)}
                >
                  {text}
                  <SortMark isSorted={isSorted} desc={sort?.desc} />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function Acts() {
  const { t } = useTranslation()
  return <VisuallyHidden>{t('kit.table.acts')}</VisuallyHidden>
}

function SortMark({ isSorted, desc }: { isSorted: boolean; desc: boolean | undefined }) {
  const Mark = isSorted ? (desc ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return <Mark size={13} stroke={2} aria-hidden />
}
