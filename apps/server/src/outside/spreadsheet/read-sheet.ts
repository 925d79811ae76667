import type { Readable } from 'node:stream'
import type { ParseOptions, SheetRead } from './parse-sheet.ts'
import { parseInWorker } from './parse-in-worker.ts'
import { SheetError } from './sheet-error.ts'

export type { ReadColumn, SheetRead, SheetRowRead } from './parse-sheet.ts'

export interface ReadSheetOptions<K extends string> extends Omit<ParseOptions<K>, 'maxExpandedBytes'> {
  maxBytes?: number
  maxExpandedBytes?: number
  maxSeconds?: number
  /** Of the thread that reads. */
  maxHeapMb?: number
}

const MB = 1024 * 1024

/**
 * Reads the first sheet of an xlsx, xls or CSV file (UTF-8, UTF-16, CP949, Shift_JIS). Empty rows are
 * skipped; formulas count with the result that was saved with them. A thread of its own does it, within a time and a
 * memory, so that no file holds up or breaks the server.
 * @throws SheetError for the file as a whole; what is wrong with a cell stands with its row
 */
export async function readSheet<K extends string>(
  input: Buffer | Readable,
  options: ReadSheetOptions<K>,
): Promise<SheetRead<K>> {
  const { maxBytes = 20 * MB, maxExpandedBytes = 200 * MB, maxSeconds = 20, maxHeapMb = 512 } = options
  const file = Buffer.isBuffer(input) ? input : await collect(input, maxBytes)
  if (file.length === 0) throw new SheetError('SHEET_EMPTY')
  if (file.length > maxBytes) throw new SheetError('SHEET_TOO_LARGE')
  const { name, columns, maxRows } = options
  const order = { name, columns, maxRows, maxExpandedBytes }
  return parseInWorker(file, order, { maxSeconds, maxHeapMb })
}

async function collect(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBytes) throw new SheetError('SHEET_TOO_LARGE')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
