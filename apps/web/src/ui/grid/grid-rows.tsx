import { useEffect, useState } from 'react'
import type { RenderRowProps } from 'react-data-grid'
import { GridRow } from './grid-row.tsx'
import type { GridColumn } from './grid-types.ts'
import type { ShownRow } from './grid-columns.tsx'

type DrawnRow<Row> = RenderRowProps<ShownRow<Row>, 'sums'>

interface GridRowsProps<Row> {
  /** Those that are drawn, in any order: around the ones in sight, and the one that a person stands on. */
  rows: readonly DrawnRow<Row>[]
  all: readonly ShownRow<Row>[]
  /** How many are drawn at most. */
  slots: number
  columns: readonly GridColumn<Row>[]
  isPainting: boolean
}

// Milliseconds.
const RESTS = 200

/**
 * The rows of the grid, each on the elements of the row that left, so many below or above it. While the wheel turns, no element
 * changes its place in the document, which would cost the browser more than all the texts that are written; once it
 * rests they are put in order, for those who read the document.
 */
export function GridRows<Row>({ rows, all, slots, columns, isPainting }: GridRowsProps<Row>) {
  const stoodOn = rows.find((row) => row.activeCellIdx !== undefined)?.rowIdx
  const first = rows[0]!.rowIdx
  const [start, setStart] = useState(first)
  useEffect(() => {
    // The cell that one stands on has the focus, which its element would lose on the way.
    if (stoodOn !== undefined || first === start) return
    const timer = setTimeout(() => setStart(first), RESTS)
    return () => clearTimeout(timer)
  }, [first, start, stoodOn])
  return inPlaces(filledUp(rows, all, slots), slots, start).map((row) => {
    // The cell that one stands on keeps its element through every jump.
    const isSpare = stoodOn !== undefined && stoodOn !== row.rowIdx && (stoodOn - row.rowIdx) % slots === 0
    return (
      <GridRow<Row>
        {...row}
        key={isSpare ? 'spare' : row.rowIdx % slots}
        columns={columns}
        isPainting={isPainting}
        isSpare={isSpare}
      />
    )
  })
}

/** With the next ones below, where one fewer is drawn than there are elements: else one would be built whenever another is cut. */
function filledUp<Row>(
  rows: readonly DrawnRow<Row>[],
  all: readonly ShownRow<Row>[],
  slots: number,
): readonly DrawnRow<Row>[] {
  const last = rows.findLast((row) => row.activeCellIdx === undefined)
  if (!last) return rows
  const more = all
    .slice(last.rowIdx + 1, last.rowIdx + 1 + slots - rows.length)
    .map((row, at) => rowAfter(last, row, at + 1))
  return [...rows, ...more.filter((one) => rows.every((row) => row.rowIdx !== one.rowIdx))]
}

function rowAfter<Row>(last: DrawnRow<Row>, row: ShownRow<Row>, by: number): DrawnRow<Row> {
  const index = last.gridRowStart + by
  return { ...last, row, rowIdx: last.rowIdx + by, 'aria-rowindex': index, gridRowStart: index }
}

/** Rows so that each stands where the one so many below or above it stood: from the given one on, they are in order. */
export function inPlaces<Row extends { rowIdx: number }>(
  rows: readonly Row[],
  slots: number,
  start: number,
): Row[] {
  const placeOf = ({ rowIdx }: Row) => (((rowIdx - start) % slots) + slots) % slots
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
