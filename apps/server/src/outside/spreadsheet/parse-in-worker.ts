import { join } from 'node:path'
import { runInThread, type ThreadBounds, ThreadSpent } from '../run-in-thread.ts'
import type { ParseOptions, SheetRead, SheetRowRead } from './parse-sheet.ts'
import type { ReadValue } from './read-cell.ts'
import { SheetError } from './sheet-error.ts'
import type { PackedRow, WorkerAnswer, WorkerOrder } from './sheet-worker.ts'

/**
 * Parses a file in a thread of its own.
 * @throws SheetError as parseSheet does, and SHEET_TOO_LARGE when the time or the memory is used up
 */
export async function parseInWorker<K extends string>(
  file: Buffer,
  options: ParseOptions<K>,
  bounds: ThreadBounds,
): Promise<SheetRead<K>> {
  // A copy that the thread takes over: the caller's may share its memory with others.
  const bytes = new Uint8Array(file)
  const answer = await answerOf({ bytes, options }, bounds)
  if ('refused' in answer) throw new SheetError(answer.refused.code, answer.refused.details)
  return { rows: answer.rows.map((row) => unpack(row, options)), ignored: answer.ignored }
}

async function answerOf(order: WorkerOrder, bounds: ThreadBounds): Promise<WorkerAnswer> {
  const worker = join(import.meta.dirname, 'sheet-worker.ts')
  try {
    return await runInThread(worker, { workerData: order, transferList: [order.bytes.buffer] }, bounds)
  } catch (error) {
    if (error instanceof ThreadSpent) throw new SheetError('SHEET_TOO_LARGE', [], { cause: error.cause })
    throw error
  }
}

function unpack<K extends string>(packed: PackedRow, { columns }: ParseOptions<K>): SheetRowRead<K> {
  const [row, cells, errors] = packed
  const values = {} as Record<K, ReadValue>
  columns.forEach(({ key, type }, place) => {
    const cell = cells[place] ?? null
    values[key] = type === 'date' && typeof cell === 'string' ? Temporal.PlainDate.from(cell) : cell
  })
  return { row, values, errors: errors as SheetRowRead<K>['errors'] }
}
