import { fail } from '../../http/fail.ts'
import type { Reading } from '../../http/route.ts'
import { renderAllInWorker } from '../../outside/pdf/render-in-worker.ts'
import { ThreadSpent } from '../../outside/run-in-thread.ts'
import type { Turn } from '../../outside/turns.ts'
import type { Paper } from './paper.ts'

const BOUNDS = { maxSeconds: 120, maxHeapMb: 512 }

/** What printing needs of the request and the server. */
export interface Printing {
  reading: Reading
  /** Where the web client is reached. */
  pages: string
}

/**
 * Draws papers in a thread of their own, and lets others go first after each of them: by then whoever asks for the next has put aside
 * those before it. @throws Failure FILE_TAKES_TOO_LONG
 */
export async function* render(papers: readonly Paper[], turn: Turn): AsyncGenerator<Buffer> {
  for (let done = 0; done < papers.length;) {
    if (done > 0) await turn.rest()
    const some = await renderSome(papers.slice(done), turn)
    done += some.length
    yield* some
  }
}

async function renderSome(papers: readonly Paper[], { isWanted }: Turn): Promise<Buffer[]> {
  const module = new URL('./draw-paper.ts', import.meta.url).href
  try {
    return await renderAllInWorker({ module, name: 'drawPapers', given: [papers], isWanted }, BOUNDS)
  } catch (error) {
    if (error instanceof ThreadSpent) fail('FILE_TAKES_TOO_LONG')
    throw error
  }
}
