import { useVirtualizer } from '@tanstack/react-virtual'
import type { DataTableProps } from './data-table.tsx'
import styles from './data-table.module.css'
import type { ColumnLayout } from './column-layout.ts'
import { toggled } from './selection.ts'
import { TableRow } from './table-row.tsx'
import type { RowsModel } from './use-rows-model.ts'

const ROW_HEIGHT = 44

interface TableBodyProps<Row> extends DataTableProps<Row> {
  model: RowsModel<Row>
  layout: ColumnLayout<Row>
  scroller: HTMLDivElement | null
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const rows = props.model.getRowModel().rows
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: props.virtual ?? false,
    getScrollElement: () => props.scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  const rowAt = (at: number) => {
    const row = rows[at]!
    const key = props.rowKey(row.original)
    const { selected, onSelect } = props
    return (
      <TableRow
        key={row.id}
        row={row}
        at={at}
        layout={props.layout}
        isCounted={props.virtualColumns ?? false}
        name={props.rowName?.(row.original) ?? String(key)}
        href={props.rowHref?.(row.original)}
        onClick={props.onRowClick && (() => props.onRowClick!(row.original))}
        isActive={props.activeKey !== undefined && props.activeKey === key}
        isSelected={selected?.has(key) ?? false}
        onToggle={onSelect && (() => onSelect(toggled(selected ?? new Set(), key)))}
        measure={props.virtual ? virtualizer.measureElement : undefined}
      />
    )
  }
  if (!props.virtual) return <tbody>{rows.map((_, at) => rowAt(at))}</tbody>
  const shown = virtualizer.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <tbody>
      {before > 0 && <tr className={styles.spacer} style={{ height: before }} aria-hidden />}
      {shown.map((item) => rowAt(item.index))}
      {after > 0 && <tr className={styles.spacer} style={{ height: after }} aria-hidden />}
    </tbody>
  )
}
