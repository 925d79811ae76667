import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { UploadedFile } from '#contract/fields.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { reencodeImage } from '../../outside/files/reencode-image.ts'
import { type Asker, heavyWork } from '../../outside/heavy-work.ts'
import { refusingFiles } from './refuse-file.ts'
import { storeFile } from './store-file.ts'

const MOST_BYTES = 10 * 1_048_576

/** A picture drawn anew, ready to be stored. */
export interface DrawnImage {
  data: Buffer
  contentType: string
}

/**
 * Draws a picture anew: at most so wide and high, upright, without place or camera. Decoding takes a core
 * and some hundred megabytes, so it waits its turn: done before the transaction.
 * @throws Failure IMAGE_INVALID, FILE_TOO_LARGE, FILE_EMPTY, TOO_MANY_FILES
 */
export async function drawImage(
  asker: Asker,
  file: UploadedFile,
  most: { maxWidth: number; maxHeight: number },
): Promise<DrawnImage> {
  if (file.size > MOST_BYTES) fail('FILE_TOO_LARGE', { most: MOST_BYTES / 1_048_576 })
  if (file.size === 0) fail('FILE_EMPTY')
  return heavyWork.take(asker, async () => {
    const source = await buffer(file.open())
    return refusingFiles(MOST_BYTES, () => reencodeImage(source, most))
  })
}

/** Keeps a drawn picture; answers the file's id. */
export async function storeImage(ctx: CommandContext, store: FileStore, image: DrawnImage): Promise<number> {
  const open = () => Readable.from([image.data])
  const file = { name: 'image.webp', contentType: image.contentType, open }
  return (await storeFile(ctx, store, file, MOST_BYTES)).id
}
