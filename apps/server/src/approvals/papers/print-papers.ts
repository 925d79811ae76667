import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { MOST_PAPERS } from '#contract/approvals/papers/papers.ts'
import type { IncomingFolder } from '../../http/body/incoming-folder.ts'
import type { MemberContext } from '../../http/context.ts'
import { type Download, downloadOf } from '../../http/download.ts'
import { Failure, fail } from '../../http/fail.ts'
import { cleanFileName } from '../../outside/files/clean-file-name.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { heavyWork, type Tell } from '../../outside/heavy-work.ts'
import type { Turn } from '../../outside/turns.ts'
import { type ZipEntry, zipStream } from '../../outside/spreadsheet/zip-stream.ts'
import { type Period, submittedIn } from '../documents/index.ts'
import { openFiles } from '../../platform/files/index.ts'
import { planPictures, roomOfPrint, withPictures } from './add-pictures.ts'
import type { Paper } from './paper.ts'
import { PAPER_TEXTS } from './paper.texts.ts'
import { type Aside, PutAside } from './put-aside.ts'
import { readPapers } from './read-papers.ts'
import { type Printing, render } from './render-papers.ts'

/** A thread loads its fonts once for so many; each of them is read in a transaction of its own. */
const AT_ONCE = 25
/** Of what is attached to all of an archive. */
const MOST_BYTES = 2_000_000_000

/** What printing needs that puts aside what it has drawn, and opens what is attached. */
interface PrintingFiles extends Printing {
  files: FileStore
  incoming: Pick<IncomingFolder, 'newPath'>
}

type Reader = Pick<MemberContext, 'companyId' | 'actor' | 'now' | 'today' | 'language'>

/** A document as PDF with its pictures, or several as an archive. @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF, TOO_MANY_FILES, FILE_TAKES_TOO_LONG */
export async function printDocuments(
  ctx: Reader,
  ids: readonly number[],
  printing: PrintingFiles,
): Promise<Download> {
  if (ids.length === 0) fail('NOT_FOUND')
  const work = async (tell: Tell, turn: Turn) => {
    const aside = new PutAside(await printing.incoming.newPath())
    try {
      const here = { tell, turn: whileWaitedFor(turn, printing), aside }
      const [first, ...others] = await drawWithPictures(ctx, ids, printing, here)
      if (others.length > 0)
        return await archived(PAPER_TEXTS[ctx.language].archive, [first!, ...others], aside)
      return downloadOf(fileName(first!), 'application/pdf', await buffer(aside.read(first!.pdf)))
    } finally {
      await aside.remove()
    }
  }
  return heavyWork.take(ctx, work, ids.length > 1)
}

/**
 * All that was submitted in a period as an archive with the files that are attached, for full admins, who may open all of it. The
 * PDFs are drawn in their turn; the files are read as the archive goes out, so that none of them is held.
 * @throws Failure NO_PAPERS, TOO_MANY_PAPERS, PAPERS_TOO_LARGE, TOO_MANY_FILES, FILE_TAKES_TOO_LONG
 */
export async function printPeriod(ctx: Reader, period: Period, printing: PrintingFiles): Promise<Download> {
  const work = async (tell: Tell, turn: Turn) => {
    const ids = await printing.reading((tx) => submittedIn({ ...ctx, tx }, period))
    if (ids.length === 0) fail('NO_PAPERS')
    if (ids.length > MOST_PAPERS) fail('TOO_MANY_PAPERS', { count: ids.length, most: MOST_PAPERS })
    const name = `${PAPER_TEXTS[ctx.language].archive} ${period.from} - ${period.to}`
    const aside = new PutAside(await printing.incoming.newPath())
    try {
      const here = { tell, turn: whileWaitedFor(turn, printing), aside }
      const drawn = await draw(ctx, ids, printing, here)
      const opened = await openAttached(drawn, printing)
      const entries = withFiles(drawn, opened, { aside, lost: PAPER_TEXTS[ctx.language].lost })
      const open = () => Readable.from(zipStream(entries)).once('close', () => void aside.remove())
      return { name: `${name}.zip`, contentType: 'application/zip', holds: { documents: ids.length }, open }
    } catch (error) {
      await aside.remove()
      throw error
    }
  }
  return heavyWork.take(ctx, work, true)
}

function openAttached(
  drawn: readonly Drawn[],
  { reading, files }: PrintingFiles,
): Promise<Map<number, Download>> {
  const attached = drawn.flatMap((one) => one.files)
  if (attached.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES) fail('PAPERS_TOO_LARGE', { most: 2 })
  const ids = attached.map(({ fileId }) => fileId)
  return reading((tx) => openFiles({ tx }, files, ids))
}

/** Each PDF, and behind it its files in a folder of its name; what is lost leaves a line in its place. */
async function* withFiles(
  drawn: readonly Drawn[],
  opened: ReadonlyMap<number, Download>,
  { aside, lost }: { aside: PutAside; lost: string },
): AsyncGenerator<ZipEntry> {
  for (const one of drawn) {
    const pdf = fileName(one)
    yield { name: pdf, data: aside.read(one.pdf) }
    const taken = new Set<string>()
    for (const { fileId, name } of one.files) {
      const path = `${pdf.slice(0, -'.pdf'.length)}/${freeName(cleanFileName(name), taken)}`
      const stream = await bytesOf(opened.get(fileId))
      yield stream ? { name: path, data: stream } : { name: `${path}.txt`, data: [Buffer.from(lost)] }
    }
  }
}

async function bytesOf(file: Download | undefined): Promise<Readable | undefined> {
  try {
    return await file?.open()
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** The name, or 사진 (2).png where the first is taken. */
function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let at = 2; taken.has(free); at += 1) free = `${stem} (${at})${end}`
  taken.add(free)
  return free
}

/** A turn that ends where it rests once nobody waits for the file any more: reading, be it nothing, looks at that. */
function whileWaitedFor(turn: Turn, { reading }: Printing): Turn {
  const rest = async () => {
    await turn.rest()
    await reading(() => Promise.resolve())
  }
  return { isWanted: turn.isWanted, rest }
}

/** The turn in which it is drawn. */
interface Work {
  tell: Tell
  turn: Turn
  aside: PutAside
}

interface Drawn {
  name: string
  pdf: Aside
  files: Paper['files']
}

async function draw(
  ctx: Reader,
  ids: readonly number[],
  { reading, pages }: Printing,
  { tell, ...here }: Work,
): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    tell(at / ids.length)
    const papers = await reading((tx) => readPapers({ ...ctx, tx }, ids.slice(at, at + AT_ONCE), pages))
    drawn.push(...(await drawTogether(papers, here)))
    await here.turn.rest()
  }
  return drawn
}

/** Each document that has pictures is drawn by itself, so that the pictures of one alone are held at a time. */
async function drawWithPictures(
  ctx: Reader,
  ids: readonly number[],
  printing: Printing & { files: FileStore },
  { tell, ...here }: Work,
): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  const room = roomOfPrint()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    tell(at / ids.length)
    const some = ids.slice(at, at + AT_ONCE)
    const papers = await printing.reading((tx) => readPapers({ ...ctx, tx }, some, printing.pages))
    const planned = await planPictures(papers, printing, room)
    const plain = planned.filter(({ pictures }) => pictures.length === 0)
    const all = await Promise.all(plain.map((one) => withPictures(one, ctx.language)))
    const done = new Map<Paper, Drawn>()
    for (const [each, one] of (await drawTogether(all, here)).entries()) done.set(plain[each]!.paper, one)
    for (const one of planned.filter(({ pictures }) => pictures.length > 0)) {
      tell((at + done.size) / ids.length)
      await here.turn.rest()
      const [alone] = await drawTogether([await withPictures(one, ctx.language)], here)
      done.set(one.paper, alone!)
    }
    drawn.push(...papers.map((paper) => done.get(paper)!))
    await here.turn.rest()
  }
  return drawn
}

async function drawTogether(
  papers: readonly Paper[],
  { turn, aside }: Pick<Work, 'turn' | 'aside'>,
): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for await (const pdf of render(papers, turn)) {
    const { name, files } = papers[drawn.length]!
    drawn.push({ name, files, pdf: await aside.add(pdf) })
  }
  return drawn
}

const fileName = ({ name }: Drawn) => cleanFileName(`${name}.pdf`.replaceAll('/', '_'))

async function archived(name: string, all: readonly Drawn[], aside: PutAside): Promise<Download> {
  const entries = all.map((one) => ({ name: fileName(one), data: aside.read(one.pdf) }))
  const zip = await buffer(Readable.from(zipStream(entries)))
  return downloadOf(`${name}.zip`, 'application/zip', zip)
}
