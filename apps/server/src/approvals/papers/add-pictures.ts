import { buffer } from 'node:stream/consumers'
import type { Language } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import { Failure } from '../../http/fail.ts'
import { FileError } from '../../outside/files/file-error.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { reencodeImage } from '../../outside/files/reencode-image.ts'
import { openFiles } from '../../platform/files/index.ts'
import type { Paper } from './paper.ts'
import { PAPER_TEXTS } from './paper.texts.ts'
import type { Printing } from './render-papers.ts'

/** Of one document, and of one picture: what is larger takes longer to read than to draw the rest. */
const MOST = { pictures: 20, bytes: 20_000_000 }
/** On white, as the sheet is: a jpeg is made a hundred times faster than a png, and is never larger than some 2 MB. */
const SHEET = { maxWidth: 1300, maxHeight: 1900, format: 'jpeg' } as const
const DRAWN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])

/** How much of pictures is drawn in one print, of all its documents together; what is planned goes off it. */
export interface PictureRoom {
  pictures: number
  bytes: number
}

export const roomOfPrint = (): PictureRoom => ({ pictures: 100, bytes: 200_000_000 })

interface Picture {
  name: string
  file: Download
}

export interface PlannedPaper {
  paper: Paper
  pictures: Picture[]
  /** Names of pictures for which there is no room. */
  leftOut: string[]
}

/** Which of the attached pictures, png or jpeg, will be drawn behind each document. */
export async function planPictures(
  papers: readonly Paper[],
  { reading, files }: Pick<Printing, 'reading'> & { files: FileStore },
  room: PictureRoom,
): Promise<PlannedPaper[]> {
  const ids = papers.flatMap((paper) => paper.files.map(({ fileId }) => fileId))
  const opened = await reading((tx) => openFiles({ tx }, files, ids))
  return papers.map((paper) => {
    const planned: PlannedPaper = { paper, pictures: [], leftOut: [] }
    for (const { fileId, name, bytes } of paper.files) {
      const file = opened.get(fileId)
      if (!file || !DRAWN.has(file.contentType)) continue
      const isTooMuch = planned.pictures.length === MOST.pictures || bytes > MOST.bytes
      if (isTooMuch || room.pictures < 1 || room.bytes < bytes) {
        planned.leftOut.push(name)
        continue
      }
      room.pictures -= 1
      room.bytes -= bytes
      planned.pictures.push({ name, file })
    }
    return planned
  })
}

/** The paper with its pictures, each on a sheet of its own; those that cannot be drawn are named in a list. */
export async function withPictures(
  { paper, pictures, leftOut }: PlannedPaper,
  language: Language,
): Promise<Paper> {
  const drawn: Paper['pictures'] = []
  const lines = [...leftOut]
  for (const { name, file } of pictures) {
    const data = await dataOf(file)
    if (data) drawn.push({ name, data })
    else lines.push(name)
  }
  const lists = [...paper.lists, { title: PAPER_TEXTS[language].notDrawn, lines }]
  return { ...paper, pictures: drawn, lists }
}

async function dataOf(file: Download): Promise<string | null> {
  try {
    const { data, contentType } = await reencodeImage(await buffer(await file.open()), SHEET)
    return `data:${contentType};base64,${data.toString('base64')}`
  } catch (error) {
    if (error instanceof Failure || error instanceof FileError) return null
    throw error
  }
}
