import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { UploadedFile } from '#contract/fields.ts'
import type { CommandContext } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import type { FileStore } from '../outside/files/file-store.ts'
import { reencodeImage } from '../outside/files/reencode-image.ts'
import { refusingFiles } from './refuse-file.ts'
import { storeFile } from './store-file.ts'

const MOST_BYTES = 10 * 1_048_576

/**
 * Keeps a picture, drawn anew: at most so wide and high, upright, without place or camera; answers the file's id.
 * @throws Failure IMAGE_INVALID, FILE_TOO_LARGE, FILE_EMPTY
 */
export async function storeImage(
  ctx: CommandContext,
  store: FileStore,
  file: UploadedFile,
  most: { maxWidth: number; maxHeight: number },
): Promise<number> {
  if (file.size > MOST_BYTES) fail('FILE_TOO_LARGE', { most: MOST_BYTES / 1_048_576 })
  if (file.size === 0) fail('FILE_EMPTY')
  const source = await buffer(file.open())
  const image = await refusingFiles(MOST_BYTES, () => reencodeImage(source, most))
  return storeFile(
    ctx,
    store,
    { name: 'image.webp', contentType: image.contentType, open: () => Readable.from([image.data]) },
    MOST_BYTES,
  )
}
