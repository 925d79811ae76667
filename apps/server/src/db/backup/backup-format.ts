import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/**
 * A backup is a gzip stream of records: one letter, four bytes of length (big endian), content. The last record
 * is Z with the SHA-256 of all bytes before it.
 */
export type RecordKind =
  | /** head */ 'H'
  /** table begins */
  | 'T'
  /** rows in the text form of COPY */
  | 'D'
  /** table ends, with its number of rows */
  | 'E'
  /** sequences */
  | 'S'
  /** file begins */
  | 'F'
  /** content of the file */
  | 'C'
  /** file ends */
  | 'G'
  /** seal */
  | 'Z'

export interface Head {
  format: 1
  madeAt: string
  migrations: { name: string; hash: string }[]
  files: boolean
}

export interface TableHead {
  schema: string
  name: string
  columns: string[]
}

export interface SequenceState {
  schema: string
  name: string
  value: string
  used: boolean
}

export class BackupError extends Error {}

export interface RecordWriter {
  write(kind: RecordKind, content: Buffer | object): Promise<void>
  /** Seals the backup and waits until it is on disk. */
  close(): Promise<void>
  abandon(): void
}

export function writeRecords(file: string): RecordWriter {
  const gzip = createGzip({ level: 6 })
  const target = createWriteStream(file, { flags: 'w', mode: 0o600, flush: true })
  const done = pipeline(gzip, target)
  done.catch(() => undefined)
  const hash = createHash('sha256')
  const put = async (bytes: Buffer) => {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), done])
  }
  const write = async (kind: RecordKind, content: Buffer | object) => {
    const body = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
    const start = Buffer.alloc(5, kind)
    start.writeUInt32BE(body.length, 1)
    if (kind !== 'Z') hash.update(start).update(body)
    await put(start)
    await put(body)
  }
  return {
    write,
    async close() {
      await write('Z', { sha256: hash.digest('hex') })
      gzip.end()
      await done
    },
    abandon: () => void gzip.destroy(),
  }
}

export interface BackupRecord {
  kind: RecordKind
  content: Buffer
}

/**
 * Reads the records of a backup up to its seal.
 * @throws BackupError when the file is none, is damaged or ends too early
 */
export async function* readRecords(file: string): AsyncGenerator<BackupRecord> {
  const hash = createHash('sha256')
  const take = taker(file)
  try {
    for (;;) {
      const start = await take.bytes(5)
      const content = await take.bytes(start.readUInt32BE(1))
      const kind = String.fromCharCode(start[0]!) as RecordKind
      if (kind === 'Z') return checkSeal(content, hash.digest('hex'))
      hash.update(start).update(content)
      yield { kind, content }
    }
  } finally {
    take.close()
  }
}

function checkSeal(content: Buffer, sha256: string): void {
  if (parse<{ sha256: string }>(content).sha256 === sha256) return
  throw new BackupError('The backup is damaged: its checksum does not fit.')
}

/** Takes so many bytes at a time from an unpacked file. */
function taker(file: string) {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  pipeline(source, unpacked).catch(() => undefined)
  const chunks = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)
  const next = async (): Promise<Buffer> => {
    const { value, done } = await chunks.next().catch((error: Error) => {
      throw new BackupError(`${file} is not a whole backup: ${error.message}.`)
    })
    if (done) throw new BackupError(`${file} is not a whole backup: it ends too early.`)
    return value as Buffer
  }
  return {
    async bytes(count: number): Promise<Buffer> {
      const parts = [rest]
      for (let size = rest.length; size < count; size += parts.at(-1)!.length) parts.push(await next())
      const all = parts.length === 1 ? rest : Buffer.concat(parts)
      rest = all.subarray(count)
      return all.subarray(0, count)
    },
    close: () => void (source.destroy(), unpacked.destroy()),
  }
}

export function parse<T>(content: Buffer): T {
  return JSON.parse(content.toString()) as T
}
