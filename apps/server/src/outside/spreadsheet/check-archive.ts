import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { SheetError } from './sheet-error.ts'

const inflate = promisify(inflateRaw)
const MAX_ENTRIES = 1000
const LOCAL = 0x04034b50
const DIRECTORY = 0x02014b50
const END = 0x06054b50
const END_SIZE = 22
const LOCATOR_64 = 0x07064b50
const LOCATOR_64_SIZE = 20
// What stands in a field whose true value is in a ZIP64 record.
const ELSEWHERE = 0xffffffff

/**
 * Expands every entry of a ZIP archive, counting and forgetting the bytes: what entries say of their
 * size can be a lie, and entries can share their data. Whatever the reader might understand otherwise than this is refused.
 * @throws SheetError SHEET_TOO_LARGE beyond `maxBytes` in sum, SHEET_NOT_A_SPREADSHEET for a broken archive
 */
export async function checkArchive(file: Buffer, maxBytes: number): Promise<void> {
  let room = maxBytes
  for (const { data, deflated } of entries(file)) {
    room -= deflated ? await expandedSize(data, room) : data.length
    if (room < 0) throw new SheetError('SHEET_TOO_LARGE')
  }
}

async function expandedSize(data: Buffer, room: number): Promise<number> {
  try {
    return (await inflate(data, { maxOutputLength: Math.max(room, 1) })).length
  } catch (cause) {
    const tooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new SheetError(tooLarge ? 'SHEET_TOO_LARGE' : 'SHEET_NOT_A_SPREADSHEET', [], { cause })
  }
}

interface Entry {
  data: Buffer
  deflated: boolean
}

/** The data of the entries, by the central directory. */
function entries(file: Buffer): Entry[] {
  try {
    const end = findEnd(file)
    const { count, start } = readEnd(file, end)
    const found: Entry[] = []
    let at = start
    for (let index = 0; index < count; index++) {
      found.push(readEntry(file, at))
      at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    }
    insist(at === end, 'the directory ends elsewhere')
    return found
  } catch (cause) {
    throw new SheetError('SHEET_NOT_A_SPREADSHEET', [], { cause })
  }
}

/** The last mark of an end, as the reader looks for it: a comment of at most 65,535 bytes may follow. */
function findEnd(file: Buffer): number {
  for (let at = file.length - END_SIZE; at >= Math.max(0, file.length - END_SIZE - 65_535); at--) {
    if (file.readUInt32LE(at) === END) return at
  }
  throw new Error('no end of the directory')
}

function readEnd(file: Buffer, end: number): { count: number; start: number } {
  const [count, size, start] = [
    file.readUInt16LE(end + 10),
    file.readUInt32LE(end + 12),
    file.readUInt32LE(end + 16),
  ]
  insist(end + END_SIZE + file.readUInt16LE(end + 20) === file.length, 'something follows the end')
  insist(count > 0 && count <= MAX_ENTRIES, `${count} entries`)
  insist(size !== ELSEWHERE && start !== ELSEWHERE && start + size === end, 'the directory is elsewhere')
  const locator = end - LOCATOR_64_SIZE
  insist(locator < 0 || file.readUInt32LE(locator) !== LOCATOR_64, 'ZIP64')
  return { count, start }
}

function readEntry(file: Buffer, at: number): Entry {
  insist(file.readUInt32LE(at) === DIRECTORY, 'directory broken')
  const [size, plainSize, place] = [
    file.readUInt32LE(at + 20),
    file.readUInt32LE(at + 24),
    file.readUInt32LE(at + 42),
  ]
  insist(size !== ELSEWHERE && plainSize !== ELSEWHERE && place !== ELSEWHERE, 'ZIP64')
  const method = file.readUInt16LE(at + 10)
  insist(method === 0 || method === 8, `method ${method}`)
  // Without a size here the reader would take the one that stands with the data.
  insist(size > 0 || method === 0, 'size missing')
  insist(file.readUInt32LE(place) === LOCAL, 'entry broken')
  const start = place + 30 + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28)
  insist(start + size <= file.length, 'entry cut off')
  return { data: file.subarray(start, start + size), deflated: method === 8 }
}

function insist(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise)
}
