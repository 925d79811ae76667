import { VisuallyHidden } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { createContext, useContext } from 'react'
import type { Column, RenderEditCellProps } from 'react-data-grid'
import type { RowKey } from '../table/table-types.ts'
import styles from './grid.module.css'
import type { CellWarnings, GridColumn } from './grid-types.ts'

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
    ...(column.day && { renderHeaderCell: () => <span data-day={column.day}>{column.header}</span> }),
    ...(column.isApart && { cellClass: styles.apart!, headerCellClass: styles.apart! }),
    renderCell: ({ row }) => <CellText column={column} shown={row} />,
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

/** Apart from the rows, which are drawn anew only when they change themselves. */
export const GridWarnings = createContext<CellWarnings | undefined>(undefined)

function CellText<Row>({ column, shown }: { column: GridColumn<Row>; shown: ShownRow<Row> }) {
  const warning = useContext(GridWarnings)?.get(shown.key)?.[column.key]
  const typed = shown.typed?.[column.key]
  const own = typed ?? column.text(shown.row)
  const look = column.look?.(own, shown.row, shown.typed !== undefined)
  const text = (look?.shown ?? own) || (typed === undefined ? '' : '\u00a0')
  const reading = typed === undefined ? undefined : column.read?.(typed, shown.row)
  const problem = reading && 'problem' in reading ? reading.problem : undefined
  return (
    <span
      className={typed === undefined ? undefined : styles.typed}
      data-locked={(column.read && column.isLocked?.(shown.row)) || undefined}
      data-quiet={look?.isQuiet || undefined}
      data-bad={problem !== undefined || undefined}
      data-warning={warning !== undefined || undefined}
      title={problem ?? ([warning, look?.note].filter(Boolean).join(' ') || undefined)}
    >
      {look?.color ? <Swatch color={look.color} text={text} /> : text}
      {look?.note && (
        <>
          <IconArrowsExchange className={styles.note} size={14} aria-hidden />
          <VisuallyHidden>{look.note}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

function Swatch({ color, text }: { color: string; text: string }) {
  return (
    <>
      <i className={styles.swatch} style={{ '--swatch': color }} aria-hidden />
      {text}
    </>
  )
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
