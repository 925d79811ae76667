import { Readable } from 'node:stream'
import type { UploadedFile } from '#contract/fields.ts'
import { MOST_MEGABYTES, MOST_ROWS } from '#contract/people/member-sheets/member-sheets.ts'
import { type ColumnKey, type RowProblem, sheetFields } from '#contract/people/members/sheet-columns.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Language, MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { cleanFileName } from '../../../outside/files/clean-file-name.ts'
import type { CellErrorCode } from '../../../outside/spreadsheet/read-cell.ts'
import { heavyWork } from '../../../outside/heavy-work.ts'
import { readSheet, type SheetRowRead } from '../../../outside/spreadsheet/read-sheet.ts'
import { SheetError, type SheetErrorCode } from '../../../outside/spreadsheet/sheet-error.ts'
import type { CustomColumn } from '../custom-columns.ts'
import { columnsToRead, SAMPLE_EMAIL } from '../import-columns.ts'
import { emptyGiven, type RawRow, type RawSheet } from './raw-row.ts'

const refusals: Record<SheetErrorCode, ErrorCode> = {
  SHEET_NOT_A_SPREADSHEET: 'SHEET_NOT_READABLE',
  SHEET_ENCRYPTED: 'SHEET_LOCKED',
  SHEET_TOO_LARGE: 'SHEET_TOO_LARGE',
  SHEET_EMPTY: 'SHEET_EMPTY',
  SHEET_HEADER_MISSING: 'SHEET_HEADING_MISSING',
  SHEET_HEADER_DUPLICATE: 'SHEET_HEADING_TWICE',
  SHEET_MERGED_CELLS: 'SHEET_MERGED_CELLS',
  SHEET_TOO_MANY_ROWS: 'SHEET_TOO_MANY_ROWS',
}

const cellProblems: Partial<Record<CellErrorCode, RowProblem>> = {
  CELL_FORMULA_UNSOLVED: 'FORMULA_UNSOLVED',
  CELL_TOO_LONG: 'TOO_LONG',
}

const EXPANDED_BYTES = 150 * 1024 * 1024

/**
 * The rows of an uploaded sheet; of the company only its own columns are known.
 * @throws Failure that says what of the file as a whole cannot be used
 */
export function readSheetFile(
  asker: Pick<MemberContext, 'companyId' | 'actor' | 'language'>,
  file: UploadedFile,
  custom: readonly CustomColumn[],
): Promise<RawSheet> {
  return heavyWork.take(asker, () => read(file, asker.language, custom))
}

async function read(
  file: UploadedFile,
  language: Language,
  custom: readonly CustomColumn[],
): Promise<RawSheet> {
  const maxBytes = MOST_MEGABYTES * 1024 * 1024
  // A body of JSON cannot carry a file; what else stands under its name is none.
  if (typeof file.open !== 'function') fail('BAD_REQUEST', {}, { file: 'file' })
  if (file.size > maxBytes) fail('SHEET_TOO_LARGE', { most: MOST_MEGABYTES })
  try {
    const { rows, ignored } = await readSheet(Readable.from(file.open()), {
      name: file.name,
      columns: columnsToRead(language, custom),
      maxRows: MOST_ROWS,
      maxBytes,
      maxExpandedBytes: EXPANDED_BYTES,
    })
    const people = rows
      .map((row) => rawOf(row, custom))
      .filter((row) => row.given.email.toLowerCase() !== SAMPLE_EMAIL)
    if (people.length === 0) fail('SHEET_EMPTY')
    return { rows: people, ignoredHeadings: ignored.slice(0, 50).map(shorten), fileName: nameOf(file) }
  } catch (error) {
    if (error instanceof SheetError) refuse(error)
    throw error
  }
}

function rawOf(read: SheetRowRead<ColumnKey>, custom: readonly CustomColumn[]): RawRow {
  const given = emptyGiven()
  for (const field of sheetFields) given[field] = shorten(String(read.values[field] ?? ''))
  // Long texts are fields too: the reader of cells keeps these in bounds.
  for (const { key } of custom) if (read.values[key] !== null) given[key] = String(read.values[key])
  const unread: RawRow['unread'] = {}
  for (const { key, code } of read.errors) {
    // An empty address is judged with the others.
    if (code === 'CELL_REQUIRED') continue
    unread[key] = cellProblems[code] ?? 'CELL_BROKEN'
  }
  return { rowNumber: read.row, given, unread }
}

// Longer than any field may be, so that what is too long stays too long.
const shorten = (text: string) => (text.length > 1000 ? text.slice(0, 1000).toWellFormed() : text)

function nameOf(file: UploadedFile): string {
  try {
    return cleanFileName(file.name)
  } catch {
    return ''
  }
}

function refuse({ code, details }: SheetError): never {
  const shown = details.slice(0, 10).join(', ')
  fail(refusals[code], {
    headings: shown,
    cells: shown,
    most: code === 'SHEET_TOO_MANY_ROWS' ? MOST_ROWS.toLocaleString('en') : MOST_MEGABYTES,
  })
}
