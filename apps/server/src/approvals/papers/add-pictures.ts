import { buffer } from 'node:stream/consumers'
import type { Download } from '../../http/download.ts'
import { Failure } from '../../http/fail.ts'
import { FileError } from '../../outside/files/file-error.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { reencodeImage } from '../../outside/files/reencode-image.ts'
import { openFiles } from '../../platform/files/index.ts'
import type { Paper } from './paper.ts'
import type { Printing } from './render-papers.ts'

/** More of one document are named alone, and so is what takes longer to read than to draw the rest. */
const MOST_PICTURES = 20
const MOST_BYTES = 20_000_000
/** A sheet at some 190 dots an inch. */
const SHEET = { maxWidth: 1300, maxHeight: 1900 }

/** Each picture that is attached, png or jpeg, behind the document on a sheet of its own. What cannot be drawn is named alone. */
export async function addPictures(
  papers: readonly Paper[],
  { reading, files }: Pick<Printing, 'reading'> & { files: FileStore },
): Promise<Paper[]> {
  const wanted = papers.map((paper) => paper.files.filter(isSmall))
  const ids = wanted.flat().map(({ fileId }) => fileId)
  const opened = await reading((tx) => openFiles({ tx }, files, ids))
  const drawn: Paper[] = []
  for (const [at, paper] of papers.entries()) {
    const pictures: Paper['pictures'] = []
    for (const { fileId, name } of wanted[at]!) {
      if (pictures.length === MOST_PICTURES) break
      const data = await pictureOf(opened.get(fileId))
      if (data) pictures.push({ name, data })
    }
    drawn.push({ ...paper, pictures })
  }
  return drawn
}

const isSmall = ({ bytes }: Paper['files'][number]) => bytes <= MOST_BYTES

async function pictureOf(file: Download | undefined): Promise<string | null> {
  const format = FORMATS[file?.contentType ?? '']
  if (!file || !format) return null
  try {
    const { data, contentType } = await reencodeImage(await buffer(await file.open()), { ...SHEET, format })
    return `data:${contentType};base64,${data.toString('base64')}`
  } catch (error) {
    if (error instanceof Failure || error instanceof FileError) return null
    throw error
  }
}

const FORMATS: Readonly<Record<string, 'png' | 'jpeg'>> = { 'image/png': 'png', 'image/jpeg': 'jpeg' }
