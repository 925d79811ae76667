import { tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { RowKey, TableColumn } from './table-types.ts'

const features = tableFeatures({})

export type RowsFeatures = typeof features
export type RowsModel<Row> = ReturnType<typeof useRowsModel<Row>>

/** The columns and rows as TanStack Table holds them; its rows are made once per list. */
export function useRowsModel<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
) {
  type Data = Row & object
  const defs = useMemo(() => columns.map(({ key, header }) => ({ id: key, header })), [columns])
  return useTable<typeof features, Data>({
    features,
    columns: defs,
    data: rows as readonly Data[],
    getRowId: (row) => String(rowKey(row)),
  })
}
