import { Readable } from 'node:stream'
import type { CellStyle, CellValue, ColumnDef } from 'hucre/xlsx'
import {
  daySerial,
  minutesText,
  type SheetColumn,
  type SheetColumnType,
  type SheetContent,
  type SheetRow,
  type SheetValue,
} from './sheet-columns.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const formats: Partial<Record<SheetColumnType, string>> = {
  date: 'yyyy-mm-dd',
  minutes: '[h]:mm',
  won: '#,##0',
}
const widths: Record<SheetColumnType, number> = { text: 18, number: 12, date: 12, minutes: 10, won: 14 }

/** The row of headings in every file of ours. */
export const headStyle: CellStyle = {
  font: { bold: true, color: { rgb: '212529' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E9ECEF' } },
  border: { bottom: { style: 'thin', color: { rgb: 'ADB5BD' } } },
  alignment: { vertical: 'center', horizontal: 'center' },
}

// The longest text that a cell can hold.
const CELL_LIMIT = 32_767

/**
 * An xlsx file as a stream with constant memory, its header styled and frozen. Text is always a text
 * cell and never a formula, whatever it begins with. An error of the rows ends the stream with it.
 */
export function writeSheet(content: SheetContent): Readable {
  return Readable.from(bytes(content), { objectMode: false })
}

async function* bytes({ sheetName, columns, rows }: SheetContent): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  const defs = columns.map(({ type, width }): ColumnDef => ({ width: width ?? widths[type] }))
  const body = columns.map(({ type }) => (formats[type] ? { numFmt: formats[type] } : undefined))
  // The writer knows one style per column and reads it while it writes a row, before it asks for the next.
  const style = (styles: (CellStyle | undefined)[]) =>
    defs.forEach((def, index) => void (def.style = styles[index]))
  function* header(): Generator<CellValue[]> {
    style(columns.map(() => headStyle))
    yield columns.map((column) => column.title)
    style(body)
  }
  const cells = (row: SheetRow) => columns.map((column) => toCell(column, row[column.key]))
  const values = Symbol.asyncIterator in rows ? eachAsync(header(), rows, cells) : each(header(), rows, cells)
  yield* writeXlsxStream(values, { name: sheetTitle(sheetName), columns: defs, freezePane: { rows: 1 } })
}

type ToCells = (row: SheetRow) => CellValue[]

function* each(
  header: Iterable<CellValue[]>,
  rows: Iterable<SheetRow>,
  cells: ToCells,
): Generator<CellValue[]> {
  yield* header
  for (const row of rows) yield cells(row)
}

async function* eachAsync(
  header: Iterable<CellValue[]>,
  rows: AsyncIterable<SheetRow>,
  cells: ToCells,
): AsyncGenerator<CellValue[]> {
  yield* header
  for await (const row of rows) yield cells(row)
}

function toCell({ type }: SheetColumn, value: SheetValue): CellValue {
  if (value === null || value === undefined || value === '') return null
  if (type === 'date') return daySerial(value.toString()) ?? toText(value)
  if (typeof value !== 'number') return toText(value)
  // Spreadsheets show negative times as ####.
  if (type === 'minutes') return value < 0 ? minutesText(value) : value / 1440
  return type === 'text' ? String(value) : value
}

function toText(value: SheetValue): string {
  return String(value).toWellFormed().slice(0, CELL_LIMIT)
}

/** A name that spreadsheets allow for a sheet: 31 characters, none of []:*?/\, no quote at the ends. */
function sheetTitle(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .replace(/^[\s']+|[\s']+$/g, '')
  return clean.slice(0, 31).toWellFormed().trim() || 'Sheet1'
}

/**
 * The same rows as CSV in UTF-8 with its mark, as Excel wants it. Text that a spreadsheet could take
 * for a formula gets an apostrophe in front.
 */
export function writeCsv({ columns, rows }: Omit<SheetContent, 'sheetName'>): Readable {
  async function* lines(): AsyncGenerator<string> {
    yield `\ufeff${columns.map((column) => field(column.title)).join(',')}\r\n`
    for await (const row of rows)
      yield `${columns.map((column) => csvCell(column, row[column.key])).join(',')}\r\n`
  }
  return Readable.from(lines(), { objectMode: false })
}

function csvCell({ type }: SheetColumn, value: SheetValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && type !== 'text')
    return type === 'minutes' ? minutesText(value) : String(value)
  return field(String(value).toWellFormed())
}

function field(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
