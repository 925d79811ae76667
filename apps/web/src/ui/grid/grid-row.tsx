import { VisuallyHidden } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { createContext, memo, type MouseEvent, type ReactNode, useContext } from 'react'
import type { CalculatedColumn, CellMouseEvent, RenderRowProps } from 'react-data-grid'
import styles from './grid.module.css'
import type { CellWarnings, GridColumn } from './grid-types.ts'
import type { ShownRow } from './grid-columns.tsx'

/** Apart from the rows, which are drawn anew only when they change themselves. */
export const GridWarnings = createContext<CellWarnings | undefined>(undefined)

/** Pixels, as in the styles. */
export const ROW = 36

interface GridRowProps<Row> extends RenderRowProps<ShownRow<Row>, 'sums'> {
  columns: readonly GridColumn<Row>[]
  /** A press on a cell writes into it: it is not opened by pressing twice. */
  isPainting: boolean
  /** Its element goes to another row when the cell that one stands on comes into sight again, which is pressed meanwhile. */
  isSpare: boolean
}

/**
 * A row of the grid with all its cells, in place of the library's own: one component instead of three for each cell. The
 * elements of a row that leaves go on with one that comes (see `GridRows`), so that scrolling writes texts and builds nothing.
 */
function PlainGridRow<Row>(props: GridRowProps<Row>) {
  const { row: shown, rowIdx, columns, activeCellIdx, activeCellEditor, setActivePosition } = props
  const warnings = useContext(GridWarnings)?.get(shown.key)
  const drawn = [...props.iterateOverViewportColumnsForRow(activeCellIdx)]
  const press = (event: MouseEvent) => {
    const idx = columnUnder(event)
    const [column] = drawn.find(([one]) => one.idx === idx) ?? []
    if (!column) return
    const go = () => setActivePosition({ rowIdx, idx: column.idx }, { shouldFocus: props.isSpare })
    props.onCellMouseDown?.({ row: shown, rowIdx, column, setActivePosition: go }, event as CellMouseEvent)
    if (props.isSpare) event.preventDefault()
    go()
  }
  const open = (event: MouseEvent) => {
    const idx = columnUnder(event)
    if (idx !== undefined && !props.isPainting) setActivePosition({ rowIdx, idx }, { enableEditor: true })
  }
  return (
    <div
      role="row"
      aria-rowindex={props['aria-rowindex']}
      className={styles.row}
      style={{ insetBlockStart: rowIdx * ROW }}
      onMouseDown={press}
      onDoubleClick={open}
    >
      {drawn.map(([column, isActive]) =>
        isActive && activeCellEditor
          ? activeCellEditor
          : gridCell(columns[column.idx]!, column, shown, warnings, isActive),
      )}
    </div>
  )
}

export const GridRow = memo(PlainGridRow) as typeof PlainGridRow

/** The column of the cell that was pressed; none where it is being typed into. */
function columnUnder({ target }: MouseEvent): number | undefined {
  const cell = (target as Element).closest('[role="gridcell"]')
  if (!cell || cell.classList.contains('rdg-editor-container')) return undefined
  return Number(cell.getAttribute('aria-colindex')) - 1
}

function gridCell<Row>(
  column: GridColumn<Row>,
  { idx, key, frozen, cellClass }: CalculatedColumn<ShownRow<Row>, 'sums'>,
  shown: ShownRow<Row>,
  warnings: Readonly<Record<string, string>> | undefined,
  isActive: boolean,
): ReactNode {
  const typed = shown.typed?.[key]
  const own = typed ?? column.text(shown.row)
  const look = column.look?.(own, shown.row, shown.typed !== undefined)
  const isLocked = column.read && column.isLocked?.(shown.row)
  const reading = typed === undefined ? undefined : column.read?.(typed, shown.row)
  const problem = reading && 'problem' in reading ? reading.problem : undefined
  const warning = warnings?.[key]
  // Never empty: a text that goes and comes would be built anew.
  const text = (look?.shown ?? own) || '\u00a0'
  return (
    <div
      key={key}
      role="gridcell"
      aria-colindex={idx + 1}
      aria-selected={isActive}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 knows it of the cells of a grid
      aria-readonly={!column.read || isLocked || undefined}
      tabIndex={isActive ? 0 : -1}
      className={`rdg-cell ${styles.cell} ${cellClass ?? ''}`}
      style={{
        gridColumnStart: idx + 1,
        ...(frozen && { insetInlineStart: `var(--rdg-frozen-start-${idx})` }),
        ...(look?.color && { '--swatch': look.color }),
      }}
      data-frozen={frozen || undefined}
      data-color={look?.color !== undefined || undefined}
      data-typed={typed !== undefined || undefined}
      data-locked={isLocked || undefined}
      data-quiet={look?.isQuiet || undefined}
      data-bad={problem !== undefined || undefined}
      data-warning={warning !== undefined || undefined}
      title={problem ?? ([warning, look?.note].filter(Boolean).join(' ') || undefined)}
    >
      {look?.note ? (
        <>
          {text}
          <IconArrowsExchange className={styles.note} size={14} aria-hidden />
          <VisuallyHidden>{look.note}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </div>
  )
}
