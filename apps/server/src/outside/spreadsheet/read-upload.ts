import { Readable } from 'node:stream'
import type { ErrorCode } from '#contract/errors.ts'
import type { UploadedFile } from '#contract/fields.ts'
import { fail } from '../../http/fail.ts'
import { type Asker, heavyWork } from '../heavy-work.ts'
import { type ReadColumn, readSheet, type SheetRead } from './read-sheet.ts'
import { SheetError, type SheetErrorCode } from './sheet-error.ts'

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

const EXPANDED_BYTES = 150 * 1024 * 1024

interface Wanted<K extends string> {
  columns: readonly ReadColumn<K>[]
  maxRows: number
  megabytes: number
  /** What is said of a file in which nothing stands. */
  empty: ErrorCode
}

/**
 * The rows of an uploaded sheet, read in their turn.
 * @throws Failure that says what of the file as a whole cannot be used
 */
export function readUpload<K extends string>(
  asker: Asker,
  file: UploadedFile,
  wanted: Wanted<K>,
): Promise<SheetRead<K>> {
  return heavyWork.take(asker, () => read(file, wanted))
}

async function read<K extends string>(
  file: UploadedFile,
  { columns, maxRows, megabytes, empty }: Wanted<K>,
): Promise<SheetRead<K>> {
  const maxBytes = megabytes * 1024 * 1024
  // A body of JSON cannot carry a file; what else stands under its name is none.
  if (typeof file.open !== 'function') fail('BAD_REQUEST', {}, { file: 'file' })
  if (file.size > maxBytes) fail('SHEET_TOO_LARGE', { most: megabytes })
  try {
    return await readSheet(Readable.from(file.open()), {
      name: file.name,
      columns,
      maxRows,
      maxBytes,
      maxExpandedBytes: EXPANDED_BYTES,
    })
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    const shown = error.details.slice(0, 10).join(', ')
    const code = error.code === 'SHEET_EMPTY' ? empty : refusals[error.code]
    const most = error.code === 'SHEET_TOO_MANY_ROWS' ? maxRows.toLocaleString('en') : megabytes
    fail(code, { headings: shown, cells: shown, most })
  }
}
