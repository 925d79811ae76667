import { Readable } from 'node:stream'
import { clockText } from '../../clock-text.ts'
import type { Language } from '../../http/context.ts'
import {
  daySerial,
  minutesText,
  packed,
  type PackedCell,
  type PackedRows,
  type SheetColumn,
  type SheetColumnType,
  type SheetContent,
} from './sheet-columns.ts'
import { bookParts, headShape, rowShape, rowXml, SHEET_FOOT, sheetHead } from './sheet-xml.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const widths: Record<SheetColumnType, number> = {
  text: 18,
  number: 12,
  date: 12,
  clock: 12,
  minutes: 10,
  won: 14,
}

// The longest text that a cell can hold.
const CELL_LIMIT = 32_767
/** What a spreadsheet can hold in one sheet; further rows come into another one. */
const ROWS_OF_SHEET = 1_048_576
/** In characters: so much is handed on at once. */
const PIECE = 65_536

/**
 * An xlsx file as a stream with constant memory, its header styled and frozen. Text is always a text
 * cell and never a formula, whatever it begins with. An error of the rows ends the stream with it.
 */
export function writeSheet(content: SheetContent): Readable {
  return writePacked(content, packed(content))
}

/** The same from rows that are packed already. @param rowsOfSheet how many there are in a sheet, its headings included */
export function writePacked(
  { sheetName, columns, language = 'ko' }: Omit<SheetContent, 'rows'>,
  rows: PackedRows,
  rowsOfSheet = ROWS_OF_SHEET,
): Readable {
  const file = zipStream(entries({ title: sheetTitle(sheetName), columns, language, rowsOfSheet }, rows))
  return Readable.from(file, { objectMode: false })
}

interface Book {
  title: string
  columns: readonly SheetColumn[]
  language: Language
  rowsOfSheet: number
}

async function* entries(book: Book, rows: PackedRows): AsyncGenerator<ZipEntry> {
  const titles: string[] = []
  const source = new Rows(rows)
  try {
    while (titles.length === 0 || (await source.hasMore())) {
      titles.push(titles.length === 0 ? book.title : `${book.title.slice(0, 26)}_${titles.length + 1}`)
      yield { name: `xl/worksheets/sheet${titles.length}.xml`, data: sheet(book, source) }
    }
  } finally {
    await source.end()
  }
  for (const [name, xml] of Object.entries(bookParts(titles, book.language)))
    yield { name, data: [Buffer.from(xml)] }
}

/** Hands rows out, as many as a sheet still takes. */
class Rows {
  readonly #batches: AsyncIterator<readonly PackedCell[][]>
  #left: readonly PackedCell[][] = []

  constructor(rows: PackedRows) {
    this.#batches = (async function* all() {
      yield* rows
    })()
  }

  async hasMore(): Promise<boolean> {
    while (this.#left.length === 0) {
      const { value, done } = await this.#batches.next()
      if (done) return false
      this.#left = value
    }
    return true
  }

  take(most: number): readonly PackedCell[][] {
    const taken = this.#left.slice(0, most)
    this.#left = this.#left.slice(most)
    return taken
  }

  async end(): Promise<void> {
    await this.#batches.return?.()
  }
}

async function* sheet({ columns, language, rowsOfSheet }: Book, source: Rows): AsyncGenerator<Uint8Array> {
  const types = columns.map(({ type }) => type)
  const shape = rowShape(types)
  const titles = columns.map(({ title }) => title)
  let xml =
    sheetHead(columns.map(({ type, width }) => width ?? widths[type])) + rowXml(1, titles, headShape(shape))
  for (let row = 1; row < rowsOfSheet && (await source.hasMore());) {
    for (const cells of source.take(rowsOfSheet - row)) {
      row += 1
      xml += rowXml(
        row,
        cells.map((value, place) => toCell(types[place]!, value, language)),
        shape,
      )
      if (xml.length < PIECE) continue
      yield Buffer.from(xml)
      xml = ''
    }
  }
  yield Buffer.from(xml + SHEET_FOOT)
}

function toCell(type: SheetColumnType, value: PackedCell, language: Language): string | number | null {
  if (value === null || value === '') return null
  if (type === 'date') return daySerial(value.toString()) ?? toText(value)
  if (typeof value !== 'number') return toText(value)
  if (!Number.isFinite(value)) return null
  // Spreadsheets show negative times as ####.
  if (type === 'clock') return value < 0 ? clockText(value, language) : value / 1440
  if (type === 'minutes') return value < 0 ? minutesText(value) : value / 1440
  return type === 'text' ? String(value) : value
}

function toText(value: PackedCell): string {
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
