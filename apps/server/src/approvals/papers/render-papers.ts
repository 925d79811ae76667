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

/** Draws papers in a thread of their own, and lets other companies go first after each of them. @throws Failure FILE_TAKES_TOO_LONG */
export async function render(papers: readonly Paper[], turn: Turn): Promise<Buffer[]> {
  const pdfs: Buffer[] = []
  while (pdfs.length < papers.length) {
    if (pdfs.length > 0) await turn.rest()
    pdfs.push(...(await renderSome(papers.slice(pdfs.length), turn)))
  }
  return pdfs
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
