import { join } from 'node:path'
import { runInThread, type ThreadBounds } from '../run-in-thread.ts'
import type { WorkerOrder } from './pdf-worker.ts'

/**
 * The same as renderPdf in a thread of its own, which takes a core and some 200 MB: to be called in a turn of heavyWork. The thread also makes the document: `order` names the module and the
 * function, with arguments that structured cloning can carry.
 * @throws ThreadSpent when the time or the memory is used up
 */
export async function renderInWorker(order: WorkerOrder, bounds: ThreadBounds): Promise<Buffer> {
  const [pdf] = await renderAllInWorker(order, bounds)
  return pdf!
}

/**
 * The same of several documents, which share the fonts that the thread loads; the first of them alone, one at least, where the order's
 * `isWanted` says so. @throws ThreadSpent for all of them together
 */
export async function renderAllInWorker(order: WorkerOrder, bounds: ThreadBounds): Promise<Buffer[]> {
  const file = join(import.meta.dirname, 'pdf-worker.ts')
  const pdfs = await runInThread<Uint8Array<ArrayBuffer>[]>(file, { workerData: order }, bounds)
  return pdfs.map((pdf) => Buffer.from(pdf.buffer))
}
