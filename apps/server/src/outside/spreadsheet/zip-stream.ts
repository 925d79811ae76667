import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file inside of an archive. */
export interface ZipEntry {
  name: string
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

interface Written {
  name: Buffer
  offset: number
  crc: number
  packed: number
  unpacked: number
}

// Sheets repeat themselves: harder tries make the file a fifth smaller and take three times as long.
const LEVEL = 3
const DEFLATED = 8
/** Sums and sizes follow the data: they are not known when it begins. */
const SIZES_FOLLOW = 8
/** The name is UTF-8. */
const IN_UNICODE = 0x0800
const VERSION = 20
/** 1 January 1980; nothing of ours has a date. */
const NO_DATE = 33

/** A zip archive as a stream: nothing of it is held but what is under way. Up to 4 GB. An error of the data ends it. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const all: Written[] = []
  let offset = 0
  for await (const { name, data } of entries) {
    const one: Written = { name: Buffer.from(name), offset, crc: 0, packed: 0, unpacked: 0 }
    all.push(one)
    const head = record(
      0x04034b50,
      [VERSION, SIZES_FOLLOW | IN_UNICODE, DEFLATED, 0, NO_DATE],
      [0, 0, 0],
      [one.name.length, 0],
    )
    yield Buffer.concat([head, one.name])
    for await (const chunk of deflated(data, one)) {
      one.packed += chunk.length
      yield chunk
    }
    yield record(0x08074b50, [], sumsOf(one), [])
    offset += head.length + one.name.length + one.packed + 16
  }
  const index = Buffer.concat(all.flatMap((one) => [indexed(one), one.name]))
  yield index
  yield record(0x06054b50, [0, 0, all.length, all.length], [index.length, offset], [0])
}

function deflated(data: ZipEntry['data'], one: Written): AsyncIterable<Buffer> {
  async function* summed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of data) {
      one.crc = crc32(chunk, one.crc)
      one.unpacked += chunk.length
      yield chunk
    }
  }
  // Who reads the last of the two hears of every error.
  return pipeline(
    Readable.from(summed(), { objectMode: false }),
    createDeflateRaw({ level: LEVEL }),
    () => undefined,
  )
}

function sumsOf({ crc, packed, unpacked }: Written): number[] {
  return [crc, packed, unpacked]
}

function indexed(one: Written): Buffer {
  const { name, offset } = one
  const head = [VERSION, VERSION, SIZES_FOLLOW | IN_UNICODE, DEFLATED, 0, NO_DATE]
  // The attributes of the file are two numbers of two bytes and one of four.
  return Buffer.concat([
    record(0x02014b50, head, sumsOf(one), [name.length, 0, 0, 0, 0]),
    record(null, [], [0, offset], []),
  ])
}

/** A signature, numbers of two bytes, of four, and of two again, the low byte first. */
function record(signature: number | null, short: number[], long: number[], more: number[]): Buffer {
  const bytes = Buffer.alloc(
    (signature === null ? 0 : 4) + 2 * short.length + 4 * long.length + 2 * more.length,
  )
  let at = signature === null ? 0 : bytes.writeUInt32LE(signature, 0)
  for (const value of short) at = bytes.writeUInt16LE(value, at)
  for (const value of long) at = bytes.writeUInt32LE(value, at)
  for (const value of more) at = bytes.writeUInt16LE(value, at)
  return bytes
}
