// Runs as a thread; see write-in-worker.ts.
import '../lower-priority.ts'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PackedCell, SheetContent } from './sheet-columns.ts'
import { writePacked } from './write-sheet.ts'

export interface WriterOrder extends Omit<SheetContent, 'rows'> {
  /** Answers each call with more rows, with null at their end. */
  source: MessagePort
}

const { source, ...content } = workerData as WriterOrder

async function* rows(): AsyncGenerator<PackedCell[][]> {
  for (;;) {
    source.postMessage('more', [])
    const [more] = (await once(source, 'message')) as [PackedCell[][] | 'failed' | null]
    if (!more) return
    if (more === 'failed') throw new Error('the rows could not be read')
    yield more
  }
}

const written = await buffer(writePacked(content, rows()))
const { buffer: memory, byteLength } = written
// A large one has memory of its own, which can be handed over.
const isAlone = memory instanceof ArrayBuffer && memory.byteLength === byteLength
const file = isAlone ? new Uint8Array(memory) : new Uint8Array(written)
source.close()
parentPort!.postMessage(file, [file.buffer])
