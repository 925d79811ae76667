import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ParseOptions, SheetRead, SheetRowRead } from './parse-sheet.ts'
import type { ReadValue } from './read-cell.ts'
import { SheetError } from './sheet-error.ts'
import type { PackedRow, WorkerAnswer, WorkerOrder } from './sheet-worker.ts'

interface Bounds {
  maxSeconds: number
  maxHeapMb: number
}

/**
 * Parses a file in a thread of its own.
 * @throws SheetError as parseSheet does, and SHEET_TOO_LARGE when the time or the memory is used up
 */
export async function parseInWorker<K extends string>(
  file: Buffer,
  options: ParseOptions<K>,
  { maxSeconds, maxHeapMb }: Bounds,
): Promise<SheetRead<K>> {
  // A copy that the thread takes over: the caller's may share its memory with others.
  const bytes = new Uint8Array(file)
  const worker = new Worker(join(import.meta.dirname, 'sheet-worker.ts'), {
    name: 'read-sheet',
    workerData: { bytes, options } satisfies WorkerOrder,
    transferList: [bytes.buffer],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 32 },
  })
  try {
    const answer = await answerOf(worker, maxSeconds)
    if ('refused' in answer) throw new SheetError(answer.refused.code, answer.refused.details)
    return { rows: answer.rows.map((row) => unpack(row, options)), ignored: answer.ignored }
  } finally {
    await worker.terminate()
  }
}

function answerOf(worker: Worker, maxSeconds: number): Promise<WorkerAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>()
  const tooLarge = (cause?: unknown) => reject(new SheetError('SHEET_TOO_LARGE', [], { cause }))
  const timer = setTimeout(tooLarge, maxSeconds * 1000)
  worker.once('message', resolve)
  worker.once('messageerror', reject)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooLarge(error)
    else reject(error)
  })
  worker.once('exit', (code) => reject(new Error(`the thread that reads sheets ended with ${code}`)))
  return promise.finally(() => clearTimeout(timer))
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
