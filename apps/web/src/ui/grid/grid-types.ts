import type { RowKey } from '../table/table-types.ts'

/** How a cell looks besides its text. */
export interface CellLook {
  /** A CSS colour: a mark in front of the text. */
  color?: string | undefined
  /** Behind the text, for what is only a usual value. */
  isQuiet?: boolean
  /** What is shown in place of the text. */
  shown?: string
  /** What is to be known of the cell: a mark in it, its words when one stands on it. */
  note?: string | undefined
}

/** What a typed text means for a cell, or why it means nothing. */
export type CellReading = { value: unknown } | { problem: string }

export interface GridColumn<Row> {
  key: string
  header: string
  /** Pixels. */
  width?: number
  align?: 'start' | 'end'
  /** Set apart, as the days off of a month are. */
  isApart?: boolean
  /** The colour of the day that it is of, see `dayColor`. */
  day?: 'saturday' | 'holiday' | undefined
  /** The day that it is of runs. */
  isToday?: boolean
  /** Stays at the start while the others scroll by. */
  pinned?: boolean
  /** The cell as it is shown, copied, and edited. */
  text: (row: Row) => string
  /** Reads what was typed or pasted; a column without it cannot be edited. */
  read?: (typed: string, row: Row) => CellReading
  /** Cells that may not be changed, such as those of a closed month. */
  isLocked?: (row: Row) => boolean
  /** @param text the cell's own, or what was typed @param isTyped something was typed into its row */
  look?: (text: string, row: Row, isTyped: boolean) => CellLook | undefined
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

/** Cells that can be read but are questionable, and why: by row and column. */
export type CellWarnings = ReadonlyMap<RowKey, Readonly<Record<string, string>>>
