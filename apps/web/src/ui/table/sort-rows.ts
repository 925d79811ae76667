import { byName } from '../../text/formats.ts'
import type { TableColumn, TableSort } from './table-types.ts'

/** The rows in the order of a column; names in the order of the language, missing values last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
) {
  const sortBy = columns.find((column) => column.key === sort?.key)?.sortBy
  if (!sort || !sortBy) return rows
  return rows.toSorted((one, other) => {
    const a = sortBy(one)
    const b = sortBy(other)
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : byName(String(a), String(b))
    return sort.desc ? -order : order
  })
}

/** The sort after a press on a column's head: up, then down, then none. */
export function nextSort(sort: TableSort | undefined, key: string): TableSort | undefined {
  if (sort?.key !== key) return { key, desc: false }
  return sort.desc ? undefined : { key, desc: true }
}
