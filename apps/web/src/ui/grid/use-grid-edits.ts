import { useMemo, useState } from 'react'
import type { RowKey } from '../table/table-types.ts'
import { type CellText, edited, NO_EDITS, redone, saved, type Typed, undone } from './grid-edits.ts'
import type { CellChange, CellProblem, GridColumn } from './grid-types.ts'

export interface GridEdits<Row> {
  typed: Typed
  /** @param joins it goes on with the step before, so that one undo takes both back */
  change: (cells: readonly CellText[], joins?: boolean) => void
  /** The cells that the step changed back, 0 when there was none. */
  undo: () => number
  redo: () => number
  canUndo: boolean
  canRedo: boolean
  changes: readonly CellChange<Row>[]
  problems: readonly CellProblem[]
  /** After `typed` was saved: what was typed since then stays. */
  saved: (sent: Typed) => void
  /** Gives everything up that was typed. */
  reset: () => void
}

/** What somebody types into a grid until it is saved: it can be undone, and each cell knows whether it can be read. */
export function useGridEdits<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
): GridEdits<Row> {
  const [edits, setEdits] = useState(NO_EDITS)
  const byKey = useMemo(() => new Map(rows.map((row) => [rowKey(row), row])), [rows, rowKey])
  const read = useMemo(() => readAll(edits.typed, columns, byKey), [edits.typed, columns, byKey])
  return {
    ...read,
    typed: edits.typed,
    change: (cells, joins) =>
      setEdits((before) =>
        edited(
          before,
          cells.map((cell) => own(cell, columns, byKey)),
          joins,
        ),
      ),
    undo: () => {
      setEdits(undone)
      return edits.undo.at(-1)?.length ?? 0
    },
    redo: () => {
      setEdits(redone)
      return edits.redo.at(-1)?.length ?? 0
    },
    canUndo: edits.undo.length > 0,
    canRedo: edits.redo.length > 0,
    saved: (sent) => setEdits((before) => saved(before, sent)),
    reset: () => setEdits(NO_EDITS),
  }
}

// The row's own text typed again is no change.
function own<Row>(cell: CellText, columns: readonly GridColumn<Row>[], byKey: Map<RowKey, Row>): CellText {
  const row = byKey.get(cell.row)
  const column = columns.find(({ key }) => key === cell.column)
  return row !== undefined && column?.text(row) === cell.text ? { ...cell, text: undefined } : cell
}

function readAll<Row>(typed: Typed, columns: readonly GridColumn<Row>[], byKey: Map<RowKey, Row>) {
  const changes: CellChange<Row>[] = []
  const problems: CellProblem[] = []
  const named = new Map(columns.map((column) => [column.key, column]))
  for (const [key, cells] of typed) {
    const row = byKey.get(key)
    if (row === undefined) continue
    for (const [column, text] of Object.entries(cells)) {
      const reading = named.get(column)?.read?.(text, row)
      if (!reading) continue
      if ('problem' in reading) problems.push({ key, column, problem: reading.problem })
      else changes.push({ row, key, column, value: reading.value })
    }
  }
  return { changes, problems }
}
