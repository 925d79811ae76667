import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { MOST_PAPERS } from '#contract/approvals/papers/papers.ts'
import type { MemberContext } from '../../http/context.ts'
import { type Download, downloadOf } from '../../http/download.ts'
import { fail } from '../../http/fail.ts'
import type { Reading } from '../../http/route.ts'
import { cleanFileName } from '../../outside/files/clean-file-name.ts'
import { heavyWork, type Tell } from '../../outside/heavy-work.ts'
import { renderAllInWorker } from '../../outside/pdf/render-in-worker.ts'
import { ThreadSpent } from '../../outside/run-in-thread.ts'
import { zipStream } from '../../outside/spreadsheet/zip-stream.ts'
import { type Period, submittedIn } from '../documents/index.ts'
import { PAPER_TEXTS } from './paper.texts.ts'
import { readPapers } from './read-papers.ts'

/** A thread loads its fonts once for so many; each of them is read in a transaction of its own. */
const AT_ONCE = 25
const BOUNDS = { maxSeconds: 120, maxHeapMb: 512 }

type Reader = Omit<MemberContext, 'tx'>

/** What printing needs of the request and the server. */
export interface Printing {
  reading: Reading
  /** Where the web client is reached. */
  pages: string
}

/** A document as PDF, or several as an archive. @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF, TOO_MANY_FILES, FILE_TAKES_TOO_LONG */
export async function printDocuments(
  ctx: Reader,
  ids: readonly number[],
  printing: Printing,
): Promise<Download> {
  if (ids.length === 0) fail('NOT_FOUND')
  return heavyWork.take(ctx, async (tell) => {
    const [first, ...others] = await draw(ctx, ids, printing, tell)
    if (others.length === 0) return downloadOf(fileName(first!), 'application/pdf', first!.pdf)
    return archived(PAPER_TEXTS[ctx.language].archive, [first!, ...others])
  })
}

/**
 * All that was submitted in a period as an archive, for full admins, who may open all of it.
 * @throws Failure NO_PAPERS, TOO_MANY_PAPERS, TOO_MANY_FILES, FILE_TAKES_TOO_LONG
 */
export async function printPeriod(ctx: Reader, period: Period, printing: Printing): Promise<Download> {
  return heavyWork.take(ctx, async (tell) => {
    const ids = await printing.reading((tx) => submittedIn({ ...ctx, tx }, period))
    if (ids.length === 0) fail('NO_PAPERS')
    if (ids.length > MOST_PAPERS) fail('TOO_MANY_PAPERS', { count: ids.length, most: MOST_PAPERS })
    const name = `${PAPER_TEXTS[ctx.language].archive} ${period.from} - ${period.to}`
    return archived(name, await draw(ctx, ids, printing, tell))
  })
}

interface Drawn {
  name: string
  pdf: Buffer
}

async function draw(
  ctx: Reader,
  ids: readonly number[],
  { reading, pages }: Printing,
  tell: Tell,
): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    tell(at / ids.length)
    const papers = await reading((tx) => readPapers({ ...ctx, tx }, ids.slice(at, at + AT_ONCE), pages))
    const pdfs = await render(papers)
    drawn.push(...papers.map(({ name }, each) => ({ name, pdf: pdfs[each]! })))
  }
  return drawn
}

async function render(papers: Awaited<ReturnType<typeof readPapers>>): Promise<Buffer[]> {
  const module = new URL('./draw-paper.ts', import.meta.url).href
  try {
    return await renderAllInWorker({ module, name: 'drawPapers', given: [papers] }, BOUNDS)
  } catch (error) {
    if (error instanceof ThreadSpent) fail('FILE_TAKES_TOO_LONG')
    throw error
  }
}

const fileName = ({ name }: Drawn) => cleanFileName(`${name}.pdf`.replaceAll('/', '_'))

async function archived(name: string, all: readonly Drawn[]): Promise<Download> {
  const entries = all.map((one) => ({ name: fileName(one), data: [one.pdf] }))
  const zip = await buffer(Readable.from(zipStream(entries)))
  return downloadOf(`${name}.zip`, 'application/zip', zip)
}
