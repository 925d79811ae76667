import { useElementSize } from '@mantine/hooks'
import { type Key, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Column, DataGrid, type DataGridHandle, type RenderRowProps } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../feedback/live-region.tsx'
import type { RowKey } from '../table/table-types.ts'
import type { EditableGridProps } from './editable-grid.tsx'
import type { GridColumn } from './grid-types.ts'
import { editorColumns, type ShownRow } from './grid-columns.tsx'
import { GridWarnings, ROW } from './grid-row.tsx'
import { GridRows } from './grid-rows.tsx'
import { GridStatus } from './grid-status.tsx'
import styles from './grid.module.css'
import { useGridActs } from './use-grid-acts.ts'

// The frame, and the bar by which it scrolls sideways.
const AROUND = 18

/** As high as its rows, so that a few of them leave nothing empty below. */
function heightOf(most: string | undefined, rows: number): string {
  return `min(${most ?? 'calc(100dvh - 320px)'}, ${(rows + 1) * ROW + AROUND}px)`
}

/** The grid behind EditableGrid. */
export function EditableGridView<Row>(props: EditableGridProps<Row>) {
  const { columns, edits } = props
  const { t } = useTranslation()
  const grid = useRef<DataGridHandle>(null)
  const [active, setActive] = useState<{ row: number; column: string }>()
  const shown = useShownRows(props)
  const acts = useGridActs(props, shown)
  const drawn = useMemo(() => editorColumns(columns), [columns])
  const hasSums = columns.some((column) => column.footer !== undefined)
  const activeKey = active && shown[active.row]?.key
  const problem = edits.problems.find(({ key, column }) => key === activeKey && column === active?.column)
  const warning = activeKey === undefined ? undefined : props.warnings?.get(activeKey)?.[active!.column]
  const note = [warning, active && noteOf(columns, shown[active.row], active.column)]
    .filter(Boolean)
    .join(' ')
  const showStart = useEffectEvent(() => {
    const idx = columns.findIndex((column) => column.key === props.startAt)
    if (idx >= 0) grid.current?.scrollToCell({ idx })
  })
  const goTo = (key: RowKey, name: string) => {
    const place = {
      rowIdx: shown.findIndex((one) => one.key === key),
      idx: columns.findIndex((column) => column.key === name),
    }
    grid.current?.scrollToCell(place)
    grid.current?.setActivePosition(place, { shouldFocus: true })
  }
  const { box, height, slots } = useRowSlots()
  // It comes once its place is known.
  const isDrawn = height > 0
  useEffect(() => {
    if (isDrawn) showStart()
  }, [isDrawn])
  const renderers = {
    // The library asks for it once whenever it draws, and then row by row: all of them are drawn in place of the first.
    get renderRow() {
      const drawnRows: RenderRowProps<ShownRow<Row>, 'sums'>[] = []
      return (_key: Key, row: RenderRowProps<ShownRow<Row>, 'sums'>) =>
        drawnRows.push(row) === 1 ? (
          <GridRows<Row>
            key="rows"
            rows={drawnRows}
            all={shown}
            slots={slots}
            columns={columns}
            isPainting={props.brush !== undefined}
          />
        ) : null
    },
  }
  return (
    <div className={styles.frame} onPointerDown={acts.brush.onPointerDown}>
      <GridStatus {...{ edits, goTo, problem, note }} onStep={acts.step} told={acts.leftOut} />
      <GridWarnings value={props.warnings}>
        <div ref={box} style={{ height: heightOf(props.height, shown.length + (hasSums ? 1 : 0)) }}>
          {isDrawn && (
            <DataGrid<ShownRow<Row>, 'sums', RowKey>
              ref={grid}
              className={`${styles.grid!} ${props.brush === undefined ? '' : styles.painting!} ${props.brushHint ? styles.paintable! : ''}`}
              style={{ height }}
              aria-label={props.caption}
              aria-description={t('kit.grid.how')}
              columns={drawn as readonly Column<ShownRow<Row>, 'sums'>[]}
              rows={shown}
              rowKeyGetter={(one) => one.key}
              rowHeight={ROW}
              headerRowHeight={ROW}
              bottomSummaryRows={hasSums ? SUMS : undefined}
              renderers={renderers}
              {...(props.brushHint !== undefined && { onCellMouseDown: acts.brush.onMouseDown })}
              onRowsChange={(rows, { indexes, column: { key: column } }) =>
                edits.change(
                  indexes.map((at) => ({ row: rows[at]!.key, column, text: rows[at]!.typed?.[column] })),
                )
              }
              onCellPaste={acts.paste}
              onCellCopy={acts.copy}
              onCellKeyDown={acts.onKey}
              onActivePositionChange={({ rowIdx, column }) =>
                setActive(column && rowIdx >= 0 ? { row: rowIdx, column: column.key } : undefined)
              }
            />
          )}
        </div>
      </GridWarnings>
      <LiveRegion text={acts.told} />
      <LiveRegion text={problem?.problem ?? warning ?? ''} />
    </div>
  )
}

// The library draws so many rows beyond what is in sight, above and below, and one that is cut.
const BEYOND = 2 * 4 + 1

/**
 * The height that the grid is given, and how many rows it draws at most: the elements of a row that leaves go on with the one
 * so many below or above it. Never fewer than before, because the library hears later of its height than we do.
 */
function useRowSlots() {
  const { ref, height } = useElementSize()
  const [highest, setHighest] = useState(height)
  if (height > highest) setHighest(height)
  return { box: ref, height, slots: Math.ceil((highest - ROW) / ROW) + BEYOND }
}

/** What a cell says of itself besides its text. */
function noteOf<Row>(
  columns: readonly GridColumn<Row>[],
  shown: ShownRow<Row> | undefined,
  key: string,
): string | undefined {
  const column = shown && columns.find((one) => one.key === key)
  const text = column && (shown.typed?.[key] ?? column.text(shown.row))
  return text === undefined ? undefined : column?.look?.(text, shown!.row, shown!.typed !== undefined)?.note
}

const SUMS = ['sums'] as const

/** The rows with what was typed into them; only those are new, so that only they are drawn anew. */
function useShownRows<Row>({ rows, rowKey, edits: { typed } }: EditableGridProps<Row>): ShownRow<Row>[] {
  const plain = useMemo(
    () => rows.map((row, at): ShownRow<Row> => ({ row, at, key: rowKey(row), typed: undefined })),
    [rows, rowKey],
  )
  return useMemo(
    () =>
      typed.size === 0
        ? plain
        : plain.map((one) => (typed.has(one.key) ? { ...one, typed: typed.get(one.key) } : one)),
    [plain, typed],
  )
}
