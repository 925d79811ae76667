import type { CellValue } from 'hucre/xlsx'
import { serialDay, type SheetColumnType } from './sheet-columns.ts'

export type CellErrorCode =
  | 'CELL_REQUIRED'
  | 'CELL_NOT_NUMBER'
  | 'CELL_NOT_WHOLE'
  | 'CELL_NOT_DATE'
  | 'CELL_NOT_TIME'
  | 'CELL_TOO_LONG'
  | 'CELL_FORMULA_UNSOLVED'
  | 'CELL_BROKEN'

export type ReadValue = string | number | Temporal.PlainDate | null
export type CellResult = { value: ReadValue } | { error: CellErrorCode }

const MAX_TEXT = 4000
// What spreadsheets show for a formula that failed.
const errorText = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|ERR!|SPILL!|CALC!)$/

/** The value of a cell as its column means it; empty is null. */
export function readCell(cell: CellValue, type: SheetColumnType): CellResult {
  const given = typeof cell === 'string' ? clean(cell) : cell
  if (given === null || given === undefined || given === '') return { value: null }
  if (typeof given === 'string' && errorText.test(given)) return { error: 'CELL_BROKEN' }
  if (type === 'text') return readText(given)
  if (type === 'date') return readDay(given)
  return type === 'minutes' || type === 'clock' ? readMinutes(given) : readNumber(given, type)
}

function clean(text: string): string {
  // Whoever writes CSV with care puts the apostrophe there, against formulas.
  const bare = text.replace(/^'(?=\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, '')
  return bare
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

function readText(given: NonNullable<CellValue>): CellResult {
  const text = given instanceof Date ? dayOf(given)?.toString() : String(given)
  return text !== undefined && text.length <= MAX_TEXT ? { value: text } : { error: 'CELL_TOO_LONG' }
}

function readNumber(given: NonNullable<CellValue>, type: SheetColumnType): CellResult {
  const text = typeof given === 'string' ? given.normalize('NFKC').replace(/[,\s₩¥\\원円]/g, '') : ''
  const value =
    typeof given === 'number' ? given : /^[+-]?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : NaN
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return { error: 'CELL_NOT_NUMBER' }
  return type === 'won' && !Number.isInteger(value) ? { error: 'CELL_NOT_WHOLE' } : { value }
}

function readDay(given: NonNullable<CellValue>): CellResult {
  const day =
    given instanceof Date
      ? dayOf(given)
      : typeof given === 'number'
        ? serialDay(given)
        : dayOfText(String(given))
  return day ? { value: day } : { error: 'CELL_NOT_DATE' }
}

function dayOf(date: Date): Temporal.PlainDate | null {
  if (Number.isNaN(date.getTime())) return null
  return Temporal.PlainDate.from(date.toISOString().slice(0, date.toISOString().indexOf('T')))
}

function dayOfText(text: string): Temporal.PlainDate | null {
  const found =
    /^(\d{4})\s*[-./년年]\s*(\d{1,2})\s*[-./월月]\s*(\d{1,2})\s*[.일日]?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!found) return null
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number]
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}

const DAY = 24 * 60
// hucre shows the number of a time as a date counted from here.
const timeZero = Date.UTC(1899, 11, 31)

function readMinutes(given: NonNullable<CellValue>): CellResult {
  if (given instanceof Date) return minutes(((given.getTime() - timeZero) / 86_400_000) * DAY)
  if (typeof given === 'number') return minutes(given * DAY)
  const found = /^(-?)(\d{1,4}):([0-5]\d)(?::[0-5]\d)?$/.exec(String(given).normalize('NFKC'))
  if (!found) return { error: 'CELL_NOT_TIME' }
  return minutes((found[1] ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])))
}

function minutes(value: number): CellResult {
  const whole = Math.round(value)
  return Math.abs(whole) <= 10_000 * 60 ? { value: whole === 0 ? 0 : whole } : { error: 'CELL_NOT_TIME' }
}
