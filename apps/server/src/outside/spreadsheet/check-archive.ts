import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { SheetError } from './sheet-error.ts'

const inflate = promisify(inflateRaw)
const MAX_ENTRIES = 1000

/**
 * Expands every entry of a ZIP archive, counting and forgetting the bytes: what entries say of their
 * size can be a lie, and entries can share their data.
 * @throws SheetError SHEET_TOO_LARGE beyond `maxBytes` in sum, SHEET_NOT_A_SPREADSHEET for a broken archive
 */
export async function checkArchive(file: Buffer, maxBytes: number): Promise<void> {
  let room = maxBytes
  for (const data of entries(file)) {
    try {
      const plain = await inflate(data, { maxOutputLength: Math.max(room, 1) })
      room -= plain.length
    } catch (cause) {
      const tooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      throw new SheetError(tooLarge ? 'SHEET_TOO_LARGE' : 'SHEET_NOT_A_SPREADSHEET', [], { cause })
    }
    if (room < 0) throw new SheetError('SHEET_TOO_LARGE')
  }
}

/** The deflated data of the entries, by the central directory; stored ones cannot grow. */
function entries(file: Buffer): Buffer[] {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'))
  try {
    if (end < 0) throw new Error('no end of the directory')
    const count = file.readUInt16LE(end + 10)
    if (count > MAX_ENTRIES) throw new Error(`${count} entries`)
    const found: Buffer[] = []
    let at = file.readUInt32LE(end + 16)
    for (let index = 0; index < count; index++) {
      if (file.readUInt32LE(at) !== 0x02014b50) throw new Error('directory broken')
      const place = file.readUInt32LE(at + 42)
      const start = place + 30 + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28)
      const deflated = file.readUInt16LE(at + 10) === 8
      if (deflated) found.push(file.subarray(start, start + file.readUInt32LE(at + 20)))
      at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    }
    return found
  } catch (cause) {
    throw new SheetError('SHEET_NOT_A_SPREADSHEET', [], { cause })
  }
}
