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
  isByServer: boolean
  onSort: (key: string) => void
  selected: ReadonlySet<RowKey> | undefined
  onSelect: ((selected: Set<RowKey>) => void) | undefined
}

export function TableHead<Row>({
  columns,
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
        {columns.map((column) => {
          const sortKey = isByServer ? column.sortKey : column.sortBy && column.key
          const isSorted = sortKey !== undefined && sort?.key === sortKey
          return (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              data-hide={column.hideBelow}
              aria-sort={isSorted ? (sort?.desc ? 'descending' : 'ascending') : undefined}
              style={column.width ? { width: column.width, minWidth: column.width } : { minWidth: 120 }}
            >
              {sortKey === undefined ? (
                column.header
              ) : (
                <button
                  type="button"
                  className={styles.sort}
                  data-on={isSorted || undefined}
                  onClick={() => onSort(sortKey)}
                >
                  {column.header}
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

function SortMark({ isSorted, desc }: { isSorted: boolean; desc: boolean | undefined }) {
  const Mark = isSorted ? (desc ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return <Mark size={13} stroke={2} aria-hidden />
}
