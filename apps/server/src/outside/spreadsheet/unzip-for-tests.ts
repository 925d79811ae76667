import { inflateRawSync } from 'node:zlib'

/** Reads one entry of a ZIP archive by its directory. */
export class ZipReader {
  readonly #file: Buffer

  constructor(file: Buffer) {
    this.#file = file
  }

  async text(name: string): Promise<string> {
    const file = this.#file
    let at = file.readUInt32LE(file.lastIndexOf(Buffer.from('504b0506', 'hex')) + 16)
    while (file.readUInt32LE(at) === 0x02014b50) {
      const length = file.readUInt16LE(at + 28)
      if (file.toString('utf8', at + 46, at + 46 + length) === name) {
        const place = file.readUInt32LE(at + 42)
        const start = place + 30 + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28)
        return inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20))).toString()
      }
      at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    }
    throw new Error(`no ${name}`)
  }
}
