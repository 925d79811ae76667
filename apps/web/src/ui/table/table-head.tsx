import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './data-table.module.css'
import { toggledAll } from './selection.ts'
import type { RowKey, TableColumn, TableSort } from './table-types.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  keys: readonly RowKey[]
  sort: TableSort | undefined
  isSortable: (column: TableColumn<Row>) => boolean
  onSort: (column: TableColumn<Row>) => void
  selected: ReadonlySet<RowKey> | undefined
  onSelect: ((selected: Set<RowKey>) => void) | undefined
}

export function TableHead<Row>({ columns, keys, sort, isSortable, onSort, selected, onSelect }: TableHeadProps<Row>) {
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
        {columns.map((column) => {
          const isSorted = sort !== undefined && sort.key === (column.sortKey ?? column.key)
          const direction = sort?.desc ? 'descending' : 'ascending'
          return (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              data-hide={column.hideBelow}
              aria-sort={isSorted ? direction : undefined}
              style={column.width ? { width: column.width, minWidth: column.width } : undefined}
            >
              {isSortable(column) ? (
                <button type="button" className={styles.sort} data-on={isSorted || undefined} onClick={() => onSort(column)}>
                  {column.header}
                  <SortMark isSorted={isSorted} desc={sort?.desc} />
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortMark({ isSorted, desc }: { isSorted: boolean; desc: boolean | undefined }) {
  const Mark = isSorted ? (desc ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return <Mark size={13} stroke={2} aria-hidden />
}
