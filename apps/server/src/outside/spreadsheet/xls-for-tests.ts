/** A minimal xls file (BIFF8 in a compound file) with one sheet of text and numbers. */
export function xlsOf(rows: (string | number)[][]): Buffer {
  const book = workbook(rows)
  const stream = Buffer.concat([book, Buffer.alloc((512 - (book.length % 512)) % 512)])
  const sectors = stream.length / 512
  const header = Buffer.alloc(512)
  header.write('d0cf11e0a1b11ae1', 'hex')
  const fields: [at: number, value: number][] = [
    [0x18, 0x3e],
    [0x1a, 3],
    [0x1c, 0xfffe],
    [0x1e, 9],
    [0x20, 6],
  ]
  for (const [at, value] of fields) header.writeUInt16LE(value, at)
  // One FAT sector (0), the directory (1), no small streams, the workbook from sector 2.
  const numbers: [number, number][] = [
    [0x2c, 1],
    [0x30, 1],
    [0x38, 4096],
    [0x3c, 0xfffffffe],
    [0x44, 0xfffffffe],
    [0x4c, 0],
  ]
  for (const [at, value] of numbers) header.writeUInt32LE(value, at)
  header.fill(0xff, 0x50)
  const fat = Buffer.alloc(512, 0xff)
  fat.writeUInt32LE(0xfffffffd, 0)
  fat.writeUInt32LE(0xfffffffe, 4)
  for (let index = 0; index < sectors; index++) {
    fat.writeUInt32LE(index === sectors - 1 ? 0xfffffffe : index + 3, 8 + index * 4)
  }
  const directory = Buffer.concat([
    entry('Root Entry', 5, 0xfffffffe, 0, 1),
    entry('Workbook', 2, 2, stream.length),
    Buffer.alloc(256),
  ])
  return Buffer.concat([header, fat, directory, stream])
}

function entry(name: string, kind: number, start: number, size: number, child = 0xffffffff): Buffer {
  const made = Buffer.alloc(128)
  made.write(name, 'utf16le')
  made.writeUInt16LE(name.length * 2 + 2, 64)
  made.writeUInt8(kind, 66)
  made.writeUInt8(1, 67)
  made.fill(0xff, 68, 76)
  made.writeUInt32LE(child, 76)
  made.writeUInt32LE(start, 116)
  made.writeUInt32LE(size, 120)
  return made
}

function record(id: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  return Buffer.concat([short(id, data.length), data])
}

function short(...values: number[]): Buffer {
  const made = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => made.writeUInt16LE(value, index * 2))
  return made
}

function long(...values: number[]): Buffer {
  const made = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => made.writeUInt32LE(value, index * 4))
  return made
}

function workbook(rows: (string | number)[][]): Buffer {
  const texts = rows.flat().filter((cell) => typeof cell === 'string')
  const strings = texts.map((text) =>
    Buffer.concat([short(text.length), Buffer.of(1), Buffer.from(text, 'utf16le')]),
  )
  const begin = (kind: number) => record(0x809, short(0x600, kind, 0, 0), long(0, 0))
  const end = record(0x0a)
  const bound = (at: number) => record(0x85, long(at), Buffer.from('0000010078', 'hex').subarray(0, 5))
  const table = record(0xfc, long(texts.length, texts.length), ...strings)
  const head = begin(5).length + bound(0).length + table.length + end.length
  const cells = rows.flatMap((row, at) =>
    row.map((cell, column) => {
      if (typeof cell === 'string') return record(0xfd, short(at, column, 0), long(texts.indexOf(cell)))
      const number = Buffer.alloc(8)
      number.writeDoubleLE(cell)
      return record(0x203, short(at, column, 0), number)
    }),
  )
  const made = Buffer.concat([begin(5), bound(head), table, end, begin(0x10), ...cells, end])
  // Shorter streams would live in the small-stream area.
  return Buffer.concat([made, Buffer.alloc(Math.max(0, 4096 - made.length))])
}
