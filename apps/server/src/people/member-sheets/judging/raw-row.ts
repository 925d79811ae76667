import {
  type ColumnKey,
  type CustomKey,
  type RowProblem,
  type SheetField,
  sheetFields,
} from '#contract/people/members/sheet-columns.ts'

/** A line as it was sent, before anybody judged it. */
export interface RawRow {
  rowNumber: number
  given: Given
  /** Cells that could not be read at all. */
  unread: Unread
}

/** Texts by column; empty cells of the company's own fields are left out. */
export type Given = Record<SheetField, string> & { [key in CustomKey]?: string }
export type Unread = Partial<Record<ColumnKey, RowProblem>>

export interface RawSheet {
  rows: RawRow[]
  ignoredHeadings: string[]
  fileName: string
}

export function emptyGiven(): Given {
  return Object.fromEntries(sheetFields.map((field) => [field, ''])) as Given
}

export function sameGiven(one: Given, other: Given): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<ColumnKey>
  return [...keys].every((key) => (one[key] ?? '') === (other[key] ?? ''))
}

/** The cells of the company's own fields that hold something. */
export function customKeysOf(given: Given): CustomKey[] {
  const known: ReadonlySet<string> = new Set(sheetFields)
  return Object.keys(given).filter((key) => !known.has(key) && given[key as CustomKey] !== '') as CustomKey[]
}
