import { inflateRawSync } from 'node:zlib'

/** Reads the entries of a ZIP archive by its directory. */
export class ZipReader {
  readonly #file: Buffer

  constructor(file: Buffer) {
    this.#file = file
  }

  async text(name: string): Promise<string> {
    const found = this.entries().get(name)
    if (!found) throw new Error(`no ${name}`)
    return found.toString()
  }

  entries(): Map<string, Buffer> {
    const file = this.#file
    const all = new Map<string, Buffer>()
    let at = file.readUInt32LE(file.lastIndexOf(Buffer.from('504b0506', 'hex')) + 16)
    while (file.readUInt32LE(at) === 0x02014b50) {
      const length = file.readUInt16LE(at + 28)
      const place = file.readUInt32LE(at + 42)
      const start = place + 30 + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28)
      const packed = file.subarray(start, start + file.readUInt32LE(at + 20))
      all.set(file.toString('utf8', at + 46, at + 46 + length), inflateRawSync(packed))
      at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    }
    return all
  }
}
