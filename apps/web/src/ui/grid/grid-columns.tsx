import type { Column, RenderEditCellProps } from 'react-data-grid'
import type { RowKey } from '../table/table-types.ts'
import styles from './grid.module.css'
import type { GridColumn } from './grid-types.ts'

/** A row as the grid holds it: with its place, and with what was typed into it. */
export interface ShownRow<Row> {
  row: Row
  at: number
  key: RowKey
  typed: Readonly<Record<string, string>> | undefined
}

/** The columns as react-data-grid takes them. */
export function editorColumns<Row>(columns: readonly GridColumn<Row>[]): Column<ShownRow<Row>, 'sums'>[] {
  return columns.map((column) => ({
    key: column.key,
    name: column.header,
    width: column.width ?? 120,
    frozen: column.pinned ?? false,
    resizable: true,
    ...(column.align === 'end' && {
      cellClass: styles.end!,
      headerCellClass: styles.end!,
      summaryCellClass: styles.end!,
    }),
    ...((column.day || column.isToday) && {
      renderHeaderCell: () => (
        <span data-day={column.day} aria-current={column.isToday ? 'date' : undefined}>
          {column.header}
        </span>
      ),
    }),
    ...(column.isApart && { cellClass: styles.apart!, headerCellClass: styles.apart! }),
    ...(column.read && {
      renderEditCell: CellEditor,
      editable: ({ row }: ShownRow<Row>) => !column.isLocked?.(row),
    }),
    renderSummaryCell: () => column.footer,
  }))

  function CellEditor({
    row: shown,
    column: { key },
    onRowChange,
    onClose,
  }: RenderEditCellProps<ShownRow<Row>, 'sums'>) {
    const column = columns.find((one) => one.key === key)!
    return (
      <input
        className={styles.input}
        aria-label={column.header}
        ref={focusAndSelect}
        value={shown.typed?.[key] ?? column.text(shown.row)}
        onChange={(event) => onRowChange({ ...shown, typed: { ...shown.typed, [key]: event.target.value } })}
        onBlur={() => onClose(true, false)}
      />
    )
  }
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
