import type { UploadedFile } from '#contract/fields.ts'
import { MOST_MEGABYTES, MOST_ROWS } from '#contract/people/member-sheets/member-sheets.ts'
import { type ColumnKey, type RowProblem, sheetFields } from '#contract/people/members/sheet-columns.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { cleanFileName } from '../../../outside/files/clean-file-name.ts'
import type { CellErrorCode } from '../../../outside/spreadsheet/read-cell.ts'
import type { SheetRowRead } from '../../../outside/spreadsheet/read-sheet.ts'
import { readUpload } from '../../../outside/spreadsheet/read-upload.ts'
import type { CustomColumn } from '../custom-columns.ts'
import { columnsToRead, SAMPLE_EMAIL } from '../import-columns.ts'
import { emptyGiven, type RawRow, type RawSheet } from './raw-row.ts'

const cellProblems: Partial<Record<CellErrorCode, RowProblem>> = {
  CELL_FORMULA_UNSOLVED: 'FORMULA_UNSOLVED',
  CELL_TOO_LONG: 'TOO_LONG',
}

/**
 * The rows of an uploaded sheet; of the company only its own columns are known.
 * @throws Failure that says what of the file as a whole cannot be used
 */
export async function readSheetFile(
  asker: Pick<MemberContext, 'companyId' | 'actor' | 'language'>,
  file: UploadedFile,
  custom: readonly CustomColumn[],
): Promise<RawSheet> {
  const { rows, ignored } = await readUpload(asker, file, {
    columns: columnsToRead(asker.language, custom),
    maxRows: MOST_ROWS,
    megabytes: MOST_MEGABYTES,
    empty: 'SHEET_EMPTY',
  })
  const people = rows
    .map((row) => rawOf(row, custom))
    .filter((row) => row.given.email.toLowerCase() !== SAMPLE_EMAIL)
  if (people.length === 0) fail('SHEET_EMPTY')
  return { rows: people, ignoredHeadings: ignored.slice(0, 50).map(shorten), fileName: nameOf(file) }
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

/** A pasted table comes with an ending alone: it has no name, as a pasted list has none. */
function nameOf(file: UploadedFile): string {
  if (/^\.[a-z]+$/.test(file.name)) return ''
  try {
    return cleanFileName(file.name)
  } catch {
    return ''
  }
}
