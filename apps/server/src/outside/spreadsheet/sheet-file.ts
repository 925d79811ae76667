import { type Download, downloadOf } from '../../http/download.ts'
import { fail } from '../../http/fail.ts'
import { type Asker, heavyWork, type Tell } from '../heavy-work.ts'
import { ThreadSpent } from '../run-in-thread.ts'
import { pagesOf, type SheetContent, type SheetRow } from './sheet-columns.ts'
import { writeInWorker } from './write-in-worker.ts'
import { XLSX_TYPE } from './write-sheet.ts'

// A row is forgotten as soon as it is written.
const BOUNDS = { maxSeconds: 180, maxHeapMb: 512, youngHeapMb: 8 }

/**
 * A spreadsheet as an answer, written in its turn before anything of it is sent: a slow reader holds nobody up. The rows
 * are read in that turn as well, so they belong into short transactions of their own. Who waits sees how much of it is done
 * when its rows tell it.
 * @throws Failure TOO_MANY_FILES, FILE_TAKES_TOO_LONG
 */
export async function sheetFile(
  asker: Asker,
  name: string,
  content: SheetContent | ((tell: Tell) => SheetContent),
): Promise<Download> {
  let rows = 0
  const write = (tell: Tell) => {
    const told = typeof content === 'function' ? content(tell) : content
    return written({ ...told, rows: counted(told.rows, (more) => (rows += more)) })
  }
  const pieces = await heavyWork.take(asker, write)
  // Nothing else may hold on to them.
  const file = downloadOf(name, XLSX_TYPE, ...pieces.splice(0))
  return { ...file, holds: { rows } }
}

async function* counted(
  rows: SheetContent['rows'],
  count: (more: number) => void,
): AsyncGenerator<readonly SheetRow[]> {
  for await (const page of pagesOf(rows)) {
    count(page.length)
    yield page
  }
}

async function written(content: SheetContent): Promise<Uint8Array[]> {
  try {
    return await writeInWorker(content, BOUNDS)
  } catch (error) {
    if (error instanceof ThreadSpent) fail('FILE_TAKES_TOO_LONG')
    throw error
  }
}
