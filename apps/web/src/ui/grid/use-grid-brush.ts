import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { CellKeyDownArgs, CellMouseArgs } from 'react-data-grid'
import type { EditableGridProps } from './editable-grid.tsx'
import type { ShownRow } from './grid-columns.tsx'

interface Place {
  row: number
  column: number
}

interface Stroke {
  from: Place
  to: Place
  text: string
}

/**
 * Paints cells with the brush that a screen has chosen: a press on one, a drag over a range, Space on the cell one stands on.
 * A cell that holds the brush's text already is emptied instead, and so is what the same drag goes over. One undo takes a
 * stroke back. A finger paints by going sideways. Without a brush a drag paints nothing, and says so.
 */
export function useGridBrush<Row>(
  { columns, edits, brush, brushHint }: EditableGridProps<Row>,
  shown: readonly ShownRow<Row>[],
  hint: (text: string) => void,
) {
  const stroke = useRef<Stroke>(undefined)
  const dry = useRef<Place>(undefined)
  const finger = useRef<{ place: Place; x: number; y: number }>(undefined)
  const paint = (drawn: Stroke, joins: boolean) => edits.change(cellsOf(drawn, shown, columns), joins)
  const begin = (place: Place) => {
    const [row, column] = [shown[place.row], columns[place.column]]
    hint('')
    if (brush === undefined) dry.current = place
    if (brush === undefined || !row || !column?.read || column.isLocked?.(row.row)) return
    const own = row.typed?.[column.key] ?? column.text(row.row)
    stroke.current = { from: place, to: place, text: own === brush ? '' : brush }
    paint(stroke.current, false)
  }
  const end = () => {
    finger.current = undefined
    stroke.current = undefined
    dry.current = undefined
  }
  const move = useEffectEvent((event: PointerEvent) => {
    if (event.buttons === 0) return end()
    const to = placeUnder(event)
    const held = finger.current
    if (held && isElsewhere(to, held.place) && goesSideways(held, event)) {
      finger.current = undefined
      begin(held.place)
    }
    const now = stroke.current
    if (dry.current && brushHint && isElsewhere(to, dry.current)) hint(brushHint)
    if (!now || !to || !isElsewhere(to, now.to)) return
    stroke.current = { ...now, to }
    paint(stroke.current, true)
  })
  useEffect(() => followPointer((event) => move(event), end), [])
  return {
    onMouseDown: ({ row, column }: CellMouseArgs<ShownRow<Row>, 'sums'>) =>
      begin({ row: row.at, column: column.idx }),
    /** A tap comes as a press of the mouse, and only a finger that has left its cell sideways paints before. */
    onPointerDown: (event: ReactPointerEvent) => {
      if (event.pointerType === 'mouse' || brush === undefined) return
      const place = placeUnder(event)
      finger.current = event.isPrimary && place ? { place, x: event.clientX, y: event.clientY } : undefined
    },
    /** @returns whether the key was the brush's */
    onKey: (cell: CellKeyDownArgs<ShownRow<Row>, 'sums'>, key: string): boolean => {
      if (brush === undefined || key !== ' ' || !cell.row || !cell.column) return false
      begin({ row: cell.row.at, column: cell.column.idx })
      end()
      return true
    },
  }
}

/** Follows the pointer wherever it goes. @returns what ends that */
function followPointer(move: (event: PointerEvent) => void, end: () => void): () => void {
  const heard = { pointermove: move, pointerup: end, pointercancel: end }
  const all = Object.entries(heard) as ['pointermove', typeof move][]
  for (const [name, hear] of all) window.addEventListener(name, hear)
  return () => {
    for (const [name, hear] of all) window.removeEventListener(name, hear)
  }
}

/** What a stroke writes: into cells that may be written. */
function cellsOf<Row>(
  { from, to, text }: Stroke,
  shown: readonly ShownRow<Row>[],
  columns: EditableGridProps<Row>['columns'],
) {
  const within = between(from, to)
  return shown.slice(...within.rows).flatMap(({ row, key }) =>
    columns
      .slice(...within.columns)
      .filter((column) => column.read && !column.isLocked?.(row))
      .map((column) => ({ row: key, column: column.key, text })),
  )
}

/** Rows and columns from one place to another, as ends of slices. */
function between(one: Place, other: Place): { rows: [number, number]; columns: [number, number] } {
  const ends = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b) + 1]
  return { rows: ends(one.row, other.row), columns: ends(one.column, other.column) }
}

/** Up and down a finger scrolls. */
function goesSideways(from: { x: number; y: number }, { clientX, clientY }: PointerEvent): boolean {
  return Math.abs(clientX - from.x) > Math.abs(clientY - from.y)
}

function isElsewhere(to: Place | undefined, from: Place): boolean {
  return to !== undefined && (to.row !== from.row || to.column !== from.column)
}

/** The cell under a pointer, by what the grid tells screen readers; the first row is its head. */
function placeUnder({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Place | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest('[role="gridcell"]')
  const row = Number(cell?.parentElement?.getAttribute('aria-rowindex'))
  const column = Number(cell?.getAttribute('aria-colindex'))
  return row > 1 && column > 0 ? { row: row - 2, column: column - 1 } : undefined
}
