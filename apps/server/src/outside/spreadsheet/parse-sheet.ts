import type { CellValue } from 'hucre/xlsx'
import { readCell, type CellErrorCode, type ReadValue } from './read-cell.ts'
import { readGrid, type Grid } from './read-grid.ts'
import { headingKey, type SheetColumnType } from './sheet-columns.ts'
import { SheetError } from './sheet-error.ts'

export interface ReadColumn<K extends string = string> {
  key: K
  /** Headings that name this column, in every language we offer. */
  titles: readonly string[]
  type: SheetColumnType
  /** The column must be there and its cells filled. */
  required?: boolean
}

export interface ParseOptions<K extends string = string> {
  /** File name; only tells CSV from other text. */
  name: string
  columns: readonly ReadColumn<K>[]
  /** Rows below the header. */
  maxRows: number
  maxExpandedBytes: number
}

export interface SheetRowRead<K extends string = string> {
  /** As the spreadsheet numbers it, from 1. */
  row: number
  values: Record<K, ReadValue>
  errors: { key: K; code: CellErrorCode }[]
}

export interface SheetRead<K extends string = string> {
  rows: SheetRowRead<K>[]
  /** Headings that no column wants. */
  ignored: string[]
}

const MAX_COLUMNS = 200
const HEADER_WITHIN = 20
// A long text can stand in many cells at the price of one; handed on, each costs.
const MAX_CHARACTERS = 20_000_000
const MAX_HEADING = 1000

const heading = (cell: CellValue | undefined) => headingKey(String(cell ?? '').slice(0, MAX_HEADING))

/**
 * Reads the table of a file: hard work for large files, so only `readSheet` calls it, off the server's own thread.
 * @throws SheetError
 */
export async function parseSheet<K extends string>(
  file: Buffer,
  options: ParseOptions<K>,
): Promise<SheetRead<K>> {
  const grid = await readGrid(file, options.name, {
    // One more than allowed, so that too many can be told.
    maxRows: HEADER_WITHIN + options.maxRows + 1,
    maxColumns: MAX_COLUMNS,
    maxExpandedBytes: options.maxExpandedBytes,
  })
  const headerAt = grid.rows.findIndex((row) => !isEmpty(row))
  if (headerAt < 0 || headerAt >= HEADER_WITHIN) throw new SheetError('SHEET_EMPTY')
  const { places, ignored } = readHeader(grid.rows[headerAt]!, options.columns)
  const rows: SheetRowRead<K>[] = []
  let characters = 0
  for (let index = headerAt + 1; index < grid.rows.length; index++) {
    if (isEmpty(grid.rows[index]!)) continue
    if (index > headerAt + options.maxRows)
      throw new SheetError('SHEET_TOO_MANY_ROWS', [String(options.maxRows)])
    const row = readRow(grid, index, options.columns, places)
    for (const { key } of options.columns) characters += lengthOf(row.values[key])
    if (characters > MAX_CHARACTERS) throw new SheetError('SHEET_TOO_LARGE')
    rows.push(row)
  }
  return { rows, ignored }
}

const lengthOf = (value: ReadValue) => (typeof value === 'string' ? value.length : 0)

function isEmpty(row: readonly CellValue[]): boolean {
  return row.every(
    (cell) => cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === ''),
  )
}

function readHeader<K extends string>(header: readonly CellValue[], columns: readonly ReadColumn<K>[]) {
  const headings = header.map(heading)
  const places = new Map<K, number>()
  const taken = new Set<number>()
  for (const column of columns) {
    const wanted = new Set(column.titles.map(heading))
    const found = headings.flatMap((text, place) => (wanted.has(text) ? [place] : []))
    if (found.length > 1) throw new SheetError('SHEET_HEADER_DUPLICATE', [column.titles[0]!])
    if (found[0] === undefined) continue
    places.set(column.key, found[0])
    taken.add(found[0])
  }
  const missing = columns.filter((column) => column.required && !places.has(column.key))
  if (missing.length > 0 || places.size === 0) {
    throw new SheetError(
      'SHEET_HEADER_MISSING',
      (missing.length ? missing : columns).map((column) => column.titles[0]!),
    )
  }
  const ignored = header.flatMap((cell, place) =>
    taken.has(place) || headings[place] === ''
      ? []
      : [String(cell).slice(0, MAX_HEADING).toWellFormed().trim()],
  )
  return { places, ignored }
}

function readRow<K extends string>(
  grid: Grid,
  index: number,
  columns: readonly ReadColumn<K>[],
  places: ReadonlyMap<K, number>,
): SheetRowRead<K> {
  const read: SheetRowRead<K> = { row: index + 1, values: {} as Record<K, ReadValue>, errors: [] }
  for (const { key, type, required } of columns) {
    read.values[key] = null
    const place = places.get(key)
    if (place === undefined) continue
    const spot = `${index},${place}`
    const result = readCell(grid.rows[index]![place] ?? null, type)
    if (grid.unsolved.has(spot)) read.errors.push({ key, code: 'CELL_FORMULA_UNSOLVED' })
    else if ('error' in result) read.errors.push({ key, code: result.error })
    else if (required && result.value === null) read.errors.push({ key, code: 'CELL_REQUIRED' })
    else read.values[key] = result.value
  }
  return read
}
