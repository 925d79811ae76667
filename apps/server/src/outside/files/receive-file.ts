import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileError } from './file-error.ts'

export interface ReceivedFile {
  path: string
  size: number
  /** SHA-256 in hexadecimal. */
  hash: string
  /** The first 64 KB, for looking at. */
  head: Buffer
}

const HEAD = 64 * 1024

/**
 * Writes a stream to a file of its own in `folder`, so that nothing is stored half: the caller moves
 * or removes it.
 * @throws FileError FILE_TOO_LARGE as soon as `maxBytes` are exceeded, FILE_EMPTY; nothing is left then
 */
export async function receiveFile(source: Readable, folder: string, maxBytes: number): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomBytes(16).toString('hex'))
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0
  async function* look(chunks: AsyncIterable<Buffer | string>) {
    for await (const given of chunks) {
      const chunk = Buffer.from(given as Buffer)
      if (size < HEAD) head.push(chunk.subarray(0, HEAD - size))
      size += chunk.length
      if (size > maxBytes) throw new FileError('FILE_TOO_LARGE')
      hash.update(chunk)
      yield chunk
    }
  }
  // Opened before the first byte: a stream that opens by itself may do so after the removal below.
  const handle = await open(path, 'wx', 0o600)
  try {
    await pipeline(source, look, handle.createWriteStream())
    if (size === 0) throw new FileError('FILE_EMPTY')
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { path, size, hash: hash.digest('hex'), head: Buffer.concat(head) }
}
