import type { RowKey } from '../table/table-types.ts'

/** What a typed text means for a cell, or why it means nothing. */
export type CellReading = { value: unknown } | { problem: string }

export interface GridColumn<Row> {
  key: string
  header: string
  /** Pixels. */
  width?: number
  align?: 'start' | 'end'
  /** Stays at the start while the others scroll by. */
  pinned?: boolean
  /** The cell as it is shown, copied, and edited. */
  text: (row: Row) => string
  /** Reads what was typed or pasted; a column without it cannot be edited. */
  read?: (typed: string, row: Row) => CellReading
  /** Cells that may not be changed, such as those of a closed month. */
  isLocked?: (row: Row) => boolean
  /** A sum under the column. */
  footer?: string
}

/** A cell whose new text has a meaning. */
export interface CellChange<Row> {
  row: Row
  key: RowKey
  column: string
  value: unknown
}

export interface CellProblem {
  key: RowKey
  column: string
  problem: string
}
