// Runs as a thread; see write-in-worker.ts.
import '../lower-priority.ts'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { SheetContent, SheetRow } from './sheet-columns.ts'
import { writeSheet } from './write-sheet.ts'

/** Cells in the order of the columns; days as text, since they cannot travel between threads. */
export type PackedCells = (string | number | boolean | null)[]

export interface WriterOrder extends Omit<SheetContent, 'rows'> {
  /** Answers each call with more rows, with null at their end. */
  source: MessagePort
}

const { source, ...content } = workerData as WriterOrder

async function* rows(): AsyncGenerator<SheetRow> {
  for (;;) {
    source.postMessage('more', [])
    const [packed] = (await once(source, 'message')) as [PackedCells[] | 'failed' | null]
    if (!packed) return
    if (packed === 'failed') throw new Error('the rows could not be read')
    for (const cells of packed)
      yield Object.fromEntries(content.columns.map(({ key }, place) => [key, cells[place]]))
  }
}

const file = new Uint8Array(await buffer(writeSheet({ ...content, rows: rows() })))
source.close()
parentPort!.postMessage(file, [file.buffer])
