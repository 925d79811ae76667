import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'
import { cleanFileName } from './clean-file-name.ts'
import { FileError } from './file-error.ts'
import { receiveFile } from './receive-file.ts'
import { sniffType } from './sniff-type.ts'

export interface IncomingFile {
  companyId: number
  /** As the person named it; cleaned here. */
  name: string
  /** As the browser declared it; must not contradict the content. */
  contentType?: string
  maxBytes: number
}

export interface StoredFile {
  /** Where it is kept: companyId/yyyy/mm/random. Contains nothing of the name. */
  key: string
  /** The cleaned name. */
  name: string
  contentType: string
  size: number
  /** SHA-256 in hexadecimal. */
  hash: string
}

export interface OpenedFile extends ByteRange {
  stream: Readable
  /** Of the whole file. */
  size: number
}

export interface FileStore {
  /** @throws FileError FILE_NAME_INVALID, FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, FILE_TYPE_MISMATCH */
  put(source: Readable, file: IncomingFile): Promise<StoredFile>
  /** The whole file or a part of it. @throws FileError FILE_NOT_FOUND */
  get(key: string, range?: ByteRange): Promise<OpenedFile>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}

/** Where the bytes lie; keys are valid when they get here. */
export interface FileBackend {
  /** Takes over the file at `path`. */
  take(key: string, path: string, contentType: string): Promise<void>
  read(key: string, range: ByteRange): Promise<Readable>
  /** null when there is no such file. */
  size(key: string): Promise<number | null>
  remove(key: string): Promise<void>
}

const keyPattern = /^[1-9]\d{0,15}\/\d{4}\/\d{2}\/[0-9a-f]{32}$/

function newKey(companyId: number): string {
  const [year, month] = Temporal.Now.plainDateISO('UTC').toString().split('-')
  const key = `${companyId}/${year}/${month}/${randomBytes(16).toString('hex')}`
  if (!keyPattern.test(key)) throw new Error(`Not a company id: ${companyId}`)
  return key
}

function known(key: string): string {
  if (!keyPattern.test(key)) throw new FileError('FILE_NOT_FOUND')
  return key
}

/**
 * Files over a backend: names cleaned, contents checked, keys made by us and by nobody else.
 * @param incoming folder for files while they arrive
 */
export function fileStore(backend: FileBackend, incoming: string): FileStore {
  return {
    put: (source, file) => put(backend, incoming, source, file),
    async get(key, range) {
      const bytes = await backend.size(known(key))
      if (bytes === null) throw new FileError('FILE_NOT_FOUND')
      const part = range ?? { start: 0, end: bytes - 1 }
      return { stream: await backend.read(key, part), size: bytes, start: part.start, end: part.end }
    },
    remove: async (key) => backend.remove(known(key)),
  }
}

async function put(
  backend: FileBackend,
  incoming: string,
  source: Readable,
  file: IncomingFile,
): Promise<StoredFile> {
  let received
  try {
    const name = cleanFileName(file.name)
    const key = newKey(file.companyId)
    received = await receiveFile(source, incoming, file.maxBytes)
    const contentType = await sniffType(received, name, file.contentType)
    await backend.take(key, received.path, contentType)
    return { key, name, contentType, size: received.size, hash: received.hash }
  } finally {
    // An upload that is refused early must not keep its connection waiting.
    source.destroy()
    if (received) await rm(received.path, { force: true })
  }
}
