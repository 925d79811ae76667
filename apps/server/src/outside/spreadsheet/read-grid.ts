import type { SheetFilter } from 'hucre'
import type { CellValue, Sheet } from 'hucre/xlsx'
import { checkArchive } from './check-archive.ts'
import { decodeCp949 } from './cp949.ts'
import { SheetError } from './sheet-error.ts'

export interface Grid {
  rows: CellValue[][]
  /** Cells, as "row,column" from 0, whose formula has no stored result. */
  unsolved: ReadonlySet<string>
}

export interface GridLimits {
  /** Rows that are looked at, the header among them. */
  maxRows: number
  maxColumns: number
  maxExpandedBytes: number
}

/**
 * The cells of the first sheet that is not hidden of an xlsx, xls or CSV file, told apart by content.
 * @throws SheetError
 */
export async function readGrid(file: Buffer, name: string, limits: GridLimits): Promise<Grid> {
  const magic = file.subarray(0, 4).toString('hex')
  if (magic === '504b0304') {
    await checkArchive(file, limits.maxExpandedBytes)
    const { readXlsx } = await import('hucre/xlsx')
    return book(limits, (options) => readXlsx(file, options))
  }
  if (magic === 'd0cf11e0') {
    if (file.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new SheetError('SHEET_ENCRYPTED')
    const { readXls } = await import('hucre/xlsx')
    return book(limits, (options) => readXls(file, options))
  }
  if (/\.(csv|txt|tsv)$/i.test(name)) return csv(file, limits)
  throw new SheetError('SHEET_NOT_A_SPREADSHEET')
}

type Read = (options: { sheets: number[] | SheetFilter; range: string }) => Promise<{ sheets: Sheet[] }>

async function book(limits: GridLimits, read: Read): Promise<Grid> {
  const { colToLetter, cellRef } = await import('hucre/xlsx')
  const { EncryptedFileError } = await import('hucre')
  let sheet: Sheet | undefined
  try {
    const range = `A1:${colToLetter(limits.maxColumns - 1)}${limits.maxRows}`
    sheet = (await read({ sheets: firstVisible(), range })).sheets[0]
  } catch (cause) {
    const encrypted = cause instanceof EncryptedFileError
    throw new SheetError(encrypted ? 'SHEET_ENCRYPTED' : 'SHEET_NOT_A_SPREADSHEET', [], { cause })
  }
  if (!sheet) throw new SheetError('SHEET_EMPTY')
  const merged = sheet.merges
    ?.slice(0, 20)
    .map(
      ({ startRow, startCol, endRow, endCol }) => `${cellRef(startRow, startCol)}:${cellRef(endRow, endCol)}`,
    )
  if (merged?.length) throw new SheetError('SHEET_MERGED_CELLS', merged)
  const unsolved = new Set<string>()
  for (const [place, cell] of sheet.cells ?? []) {
    if (cell.formula !== undefined && (cell.value === null || cell.value === undefined)) unsolved.add(place)
  }
  return { rows: Array.from(sheet.rows, (row) => row ?? []), unsolved }
}

/** What somebody hid (lists for a choice, an older version) is not what they mean to send. */
function firstVisible(): SheetFilter {
  let found = false
  return ({ hidden, veryHidden }) => {
    if (found || hidden || veryHidden) return false
    found = true
    return true
  }
}

async function csv(file: Buffer, limits: GridLimits): Promise<Grid> {
  const { streamCsvRows } = await import('hucre/csv')
  const rows: CellValue[][] = []
  for (const row of streamCsvRows(decode(file), { maxRows: limits.maxRows })) {
    rows.push(row.length > limits.maxColumns ? row.slice(0, limits.maxColumns) : row)
    // The reader itself would look at what follows down to the end.
    if (rows.length === limits.maxRows) break
  }
  return { rows, unsolved: new Set() }
}

/** UTF-8, UTF-16 with its mark, or what Korean and Japanese Windows save: CP949, then Shift_JIS. */
function decode(file: Buffer): string {
  const mark = file.subarray(0, 2).toString('hex')
  const utf16 = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : null
  const text = utf16
    ? strict(utf16, file)
    : (strict('utf-8', file) ?? decodeCp949(file) ?? strict('shift_jis', file))
  if (text === null || text.includes('\0')) throw new SheetError('SHEET_NOT_A_SPREADSHEET')
  return text
}

function strict(encoding: string, file: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    return null
  }
}
