import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Turns } from './turns.ts'
import type { WorkerOrder } from './pdf-worker.ts'

/** The document takes more time or memory than it is given. */
export class PdfTooLarge extends Error {}

interface Bounds {
  maxSeconds: number
  maxHeapMb: number
}

// Each takes a core and some 200 MB while it lasts; the server itself has to go on.
const threads = new Turns(2)

/**
 * The same as renderPdf in a thread of its own, so that the server answers others meanwhile. The thread also makes the
 * document: `order` names the module and the function, with arguments that structured cloning can carry.
 * @throws PdfTooLarge when the time or the memory is used up
 */
export function renderInWorker(order: WorkerOrder, bounds: Bounds): Promise<Buffer> {
  return threads.take(async () => {
    const worker = new Worker(join(import.meta.dirname, 'pdf-worker.ts'), {
      name: 'render-pdf',
      workerData: order,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: bounds.maxHeapMb, maxYoungGenerationSizeMb: 32 },
    })
    try {
      return await answerOf(worker, bounds.maxSeconds)
    } finally {
      // Not waited for: a thread that is out of memory may take its time to notice.
      void worker.terminate()
    }
  })
}

function answerOf(worker: Worker, maxSeconds: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const tooLarge = (cause?: unknown) => reject(new PdfTooLarge('time or memory is used up', { cause }))
  const timer = setTimeout(tooLarge, maxSeconds * 1000)
  worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf.buffer)))
  worker.once('messageerror', reject)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooLarge(error)
    else reject(error)
  })
  worker.once('exit', (code) => reject(new Error(`the thread that draws documents ended with ${code}`)))
  return promise.finally(() => clearTimeout(timer))
}
