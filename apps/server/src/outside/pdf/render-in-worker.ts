import { join } from 'node:path'
import { runInThread, type ThreadBounds } from '../run-in-thread.ts'
import { Turns } from '../turns.ts'
import type { WorkerOrder } from './pdf-worker.ts'

// Each takes a core and some 200 MB while it lasts; the server itself has to go on.
const threads = new Turns({ atOnce: 2 })

/**
 * The same as renderPdf in a thread of its own. The thread also makes the document: `order` names the module and the
 * function, with arguments that structured cloning can carry.
 * @throws ThreadSpent when the time or the memory is used up
 */
export function renderInWorker(companyId: number, order: WorkerOrder, bounds: ThreadBounds): Promise<Buffer> {
  return threads.take(companyId, async () => {
    const file = join(import.meta.dirname, 'pdf-worker.ts')
    const pdf = await runInThread<Uint8Array>(file, { workerData: order }, bounds)
    return Buffer.from(pdf.buffer)
  })
}
