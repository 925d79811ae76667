// Runs as a thread; see parse-in-worker.ts. Imports nothing but the parser, so that it starts quickly.
import '../lower-priority.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { parseSheet, type ParseOptions, type SheetRowRead } from './parse-sheet.ts'
import { SheetError, type SheetErrorCode } from './sheet-error.ts'

export interface WorkerOrder {
  bytes: Uint8Array<ArrayBuffer>
  options: ParseOptions
}

/** Cells in the order of the columns; days as text, since they cannot travel between threads. */
export type PackedRow = [row: number, cells: (string | number | null)[], errors: SheetRowRead['errors']]

export type WorkerAnswer =
  | { rows: PackedRow[]; ignored: string[] }
  | { refused: { code: SheetErrorCode; details: readonly string[] } }

parentPort!.postMessage(await answer(workerData as WorkerOrder), [])

async function answer({ bytes, options }: WorkerOrder): Promise<WorkerAnswer> {
  try {
    const { rows, ignored } = await parseSheet(Buffer.from(bytes.buffer), options)
    return { rows: rows.map((row) => pack(row, options)), ignored }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    return { refused: { code: error.code, details: error.details } }
  }
}

function pack({ row, values, errors }: SheetRowRead, { columns }: ParseOptions): PackedRow {
  const cells = columns.map(({ key }) => {
    const value = values[key] ?? null
    return value instanceof Temporal.PlainDate ? value.toString() : value
  })
  return [row, cells, errors]
}
