import type { Language } from '../../http/context.ts'

export type SheetColumnType = 'text' | 'number' | 'date' | 'clock' | 'minutes' | 'won'

/** A cell before it is written: days as PlainDate or yyyy-MM-dd, times and durations in minutes, money in won. */
export type SheetValue = string | number | boolean | Temporal.PlainDate | null | undefined

export interface SheetColumn {
  key: string
  title: string
  type: SheetColumnType
  /** In characters; by the type when absent. */
  width?: number
}

export type SheetRow = Record<string, SheetValue>

export interface SheetContent {
  sheetName: string
  columns: readonly SheetColumn[]
  /** In which times past midnight are told. */
  language?: Language
  /** All of them, or page by page as they are read: handed on one by one, each would cost several promises. */
  rows: readonly SheetRow[] | AsyncIterable<readonly SheetRow[]>
}

/** A value that can travel between threads: days as text. */
export type PackedCell = string | number | boolean | null

/** Rows by the hundred, their cells in the order of the columns: what a sheet is written from. */
export type PackedRows = AsyncIterable<readonly PackedCell[][]>

// A few milliseconds' worth.
const BATCH = 500

export function pagesOf(
  rows: SheetContent['rows'],
): Iterable<readonly SheetRow[]> | AsyncIterable<readonly SheetRow[]> {
  return Symbol.asyncIterator in rows ? rows : [rows]
}

/** The rows of a sheet as it is written from them. */
export async function* packed({
  columns,
  rows,
}: Omit<SheetContent, 'sheetName'>): AsyncGenerator<PackedCell[][]> {
  const keys = columns.map(({ key }) => key)
  const pack = (row: SheetRow) => keys.map((key) => toPacked(row[key]))
  for await (const page of pagesOf(rows))
    for (let first = 0; first < page.length; first += BATCH) yield page.slice(first, first + BATCH).map(pack)
}

function toPacked(value: SheetValue): PackedCell {
  return value instanceof Temporal.PlainDate ? value.toString() : (value ?? null)
}

/** What headings are compared by: without regard to case, width, spaces and the star of required columns. */
export function headingKey(title: string): string {
  return title
    .normalize('NFKC')
    .replace(/[\s*\p{Cc}\p{Cf}]/gu, '')
    .toLowerCase()
}

const dayZero = Temporal.PlainDate.from('1899-12-30')
const DAY = 86_400_000
const zero = Date.UTC(1899, 11, 30)
const dayText = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * The spreadsheet's number of a day; null for what is no day, and for days before 1 March 1900, where
 * spreadsheets count a leap day that never was. Plain arithmetic: exports call it for every row.
 */
export function daySerial(day: Temporal.PlainDate | string): number | null {
  const found = dayText.exec(day.toString())
  if (!found) return null
  const instant = Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3]))
  const serial = (instant - zero) / DAY
  return serial < 61 || new Date(instant).getUTCDate() !== Number(found[3]) ? null : serial
}

/** The day of a spreadsheet's number; the time of day is dropped. null outside 1900-9999. */
export function serialDay(serial: number): Temporal.PlainDate | null {
  if (!Number.isFinite(serial) || serial < 1 || serial >= 2_958_466) return null
  return dayZero.add({ days: Math.floor(serial) })
}

/** 90 is 1:30; hours go beyond 24, and below zero. */
export function minutesText(minutes: number): string {
  const whole = Math.abs(Math.round(minutes))
  return `${minutes < 0 ? '-' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
