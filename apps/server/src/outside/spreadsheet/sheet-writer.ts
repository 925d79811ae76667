// Runs as a thread; see write-in-worker.ts.
import '../lower-priority.ts'
import { once } from 'node:events'
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

/** In bytes: pieces of this size are handed over as they are; one for the whole file would be in memory twice. */
const PIECE = 1_048_576

async function writtenPieces(): Promise<Uint8Array<ArrayBuffer>[]> {
  const full: Uint8Array<ArrayBuffer>[] = []
  let [piece, length] = [new Uint8Array(PIECE), 0]
  for await (const chunk of writePacked(content, rows()) as AsyncIterable<Buffer>)
    for (let from = 0; from < chunk.length;) {
      const part = chunk.subarray(from, from + PIECE - length)
      piece.set(part, length)
      from += part.length
      length += part.length
      if (length < PIECE) continue
      full.push(piece)
      ;[piece, length] = [new Uint8Array(PIECE), 0]
    }
  return [...full, piece.slice(0, length)]
}

const pieces = await writtenPieces()
source.close()
parentPort!.postMessage(
  pieces,
  pieces.map(({ buffer }) => buffer),
)
