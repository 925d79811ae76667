export type SheetColumnType = 'text' | 'number' | 'date' | 'minutes' | 'won'

/** A cell before it is written: days as PlainDate or yyyy-MM-dd, durations in minutes, money in won. */
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
  rows: Iterable<SheetRow> | AsyncIterable<SheetRow>
}

// Day 0 of spreadsheets; before 1 March 1900 they count a leap day that never was.
const dayZero = Temporal.PlainDate.from('1899-12-30')
const firstSafeDay = Temporal.PlainDate.from('1900-03-01')

/** The spreadsheet's number of a day; null for days that it cannot count. */
export function daySerial(day: Temporal.PlainDate): number | null {
  return Temporal.PlainDate.compare(day, firstSafeDay) < 0 ? null : dayZero.until(day, { largestUnit: 'days' }).days
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
