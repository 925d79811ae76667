import { sheetFields, type RowProblem, type SheetField } from '#contract/member-sheets.ts'

/** A line as it was sent, before anybody judged it. */
export interface RawRow {
  rowNumber: number
  given: Given
  /** Cells that could not be read at all. */
  unread: Unread
}

export type Given = Record<SheetField, string>
export type Unread = Partial<Record<SheetField, RowProblem>>

export interface RawSheet {
  rows: RawRow[]
  ignoredHeadings: string[]
  fileName: string
}

export function emptyGiven(): Given {
  return Object.fromEntries(sheetFields.map((field) => [field, ''])) as Given
}

export function sameGiven(one: Given, other: Given): boolean {
  return sheetFields.every((field) => one[field] === other[field])
}
