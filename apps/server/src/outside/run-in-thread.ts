import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'

// On the command line (scripts/start.mjs) it is meant for the main thread, which has its own by now; V8 would put it before
// the bounds that each thread is given.
setFlagsFromString('--max-semi-space-size=0')

export interface ThreadBounds {
  maxSeconds: number
  maxHeapMb: number
  /** For what is forgotten soon: less costs turns of cleaning up, more costs memory of which most stands empty. */
  youngHeapMb?: number
}

/** The thread took more time or memory than it was given. */
export class ThreadSpent extends Error {}

/**
 * Runs a file of ours in a thread of its own, so that the server answers others meanwhile, and gives what it posts first.
 * However that ends, the thread is gone by then: whoever counts threads, and what they may take together, counts right.
 * @throws ThreadSpent, or what the thread throws
 */
export async function runInThread<T>(
  file: string | URL,
  order: Pick<WorkerOptions, 'workerData' | 'transferList'>,
  { maxSeconds, maxHeapMb, youngHeapMb = 32 }: ThreadBounds,
): Promise<T> {
  const worker = new Worker(file, {
    ...order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: youngHeapMb },
  })
  try {
    return await firstPost<T>(worker, maxSeconds)
  } finally {
    await worker.terminate()
  }
}

function firstPost<T>(worker: Worker, maxSeconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const spent = (cause?: unknown) => reject(new ThreadSpent('time or memory is used up', { cause }))
  const timer = setTimeout(spent, maxSeconds * 1000)
  worker.once('message', resolve)
  worker.once('messageerror', reject)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') spent(error)
    else reject(error)
  })
  worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} and without an answer`)))
  return promise.finally(() => clearTimeout(timer))
}
