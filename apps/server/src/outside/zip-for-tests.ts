import { crc32, deflateRawSync } from 'node:zlib'

/** A deflated ZIP archive of the entries; `size` may lie about the expanded size, as bombs do. */
export function zipOf(entries: { name: string; content: string | Buffer; size?: number }[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, size } of entries) {
    const plain = Buffer.from(content as Buffer)
    const data = deflateRawSync(plain)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(size ?? plain.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), data])
    locals.push(local)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), fields, place, Buffer.from(name)]))
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}
