/** Reads what a QR code says that was drawn as boxes: by the rules of ISO/IEC 18004, without mending what is damaged. */
export function readQr(boxes: readonly { x: number; y: number; size: number }[]): string {
  const size = Math.min(...boxes.map((box) => box.size))
  const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const width = Math.round((Math.max(...boxes.map((box) => box.x)) - left) / size) + 1
  const dark = Array.from({ length: width }, () => Array.from({ length: width }, () => false))
  for (const { x, y } of boxes) dark[Math.round((y - top) / size)]![Math.round((x - left) / size)] = true
  return textOf(dark)
}

type Modules = readonly (readonly boolean[])[]

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** Data codewords of the blocks of each version, by level: L, M, Q, H. Versions above 8 are not drawn here. */
const BLOCKS: readonly Record<string, readonly number[]>[] = [
  { L: [19], M: [16], Q: [13], H: [9] },
  { L: [34], M: [28], Q: [22], H: [16] },
  { L: [55], M: [44], Q: [17, 17], H: [13, 13] },
  { L: [80], M: [32, 32], Q: [24, 24], H: [9, 9, 9, 9] },
  { L: [108], M: [43, 43], Q: [15, 15, 16, 16], H: [11, 11, 12, 12] },
  { L: [68, 68], M: [27, 27, 27, 27], Q: [19, 19, 19, 19], H: [15, 15, 15, 15] },
  { L: [78, 78], M: [31, 31, 31, 31], Q: [14, 14, 15, 15, 15, 15], H: [13, 13, 13, 13, 14] },
  { L: [97, 97], M: [38, 38, 39, 39], Q: [18, 18, 18, 18, 19, 19], H: [14, 14, 14, 14, 15, 15] },
]

function textOf(dark: Modules): string {
  const width = dark.length
  const version = (width - 17) / 4
  const format = [0, 1, 2, 3, 4].reduce((bits, at) => bits * 2 + Number(dark[8]![at]), 0) ^ 0b10101
  const level = ['M', 'L', 'H', 'Q'][format >> 3]!
  const masked = MASKS[format & 7]!
  const bits: boolean[] = []
  for (const [row, column] of walk(width))
    if (!isFixed(row, column, width)) bits.push(dark[row]![column] !== masked(row, column))
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => wordAt(bits, at * 8, 8))
  const data = apart(words, BLOCKS[version - 1]![level]!)
  const all = data.flatMap((word) => Array.from({ length: 8 }, (_, at) => ((word >> (7 - at)) & 1) === 1))
  if (wordAt(all, 0, 4) !== 4) throw new Error('The code is not written in bytes.')
  const bytes = Array.from({ length: wordAt(all, 4, 8) }, (_, at) => wordAt(all, 12 + at * 8, 8))
  return Buffer.from(bytes).toString('utf8')
}

const wordAt = (bits: readonly boolean[], from: number, count: number) =>
  bits.slice(from, from + count).reduce((word, bit) => word * 2 + Number(bit), 0)

/** In pairs of columns from the right, upwards and downwards in turn; the sixth column is skipped. */
function* walk(width: number): Generator<[row: number, column: number]> {
  let up = true
  for (let right = width - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    for (let step = 0; step < width; step += 1)
      for (const column of [right, right - 1]) yield [up ? width - 1 - step : step, column]
    up = !up
  }
}

/** Modules that say nothing: corners, format, version, timing and alignment. */
function isFixed(row: number, column: number, width: number): boolean {
  const isCorner =
    (row < 9 && column < 9) || (row < 9 && column >= width - 8) || (row >= width - 8 && column < 9)
  const isVersion = width >= 45 && ((row < 6 && column >= width - 11) || (column < 6 && row >= width - 11))
  return isCorner || isVersion || row === 6 || column === 6 || isAlignment(row, column, width)
}

function isAlignment(row: number, column: number, width: number): boolean {
  const version = (width - 17) / 4
  if (version === 1) return false
  const last = width - 7
  const centers = version < 7 ? [6, last] : [6, (6 + last) / 2, last]
  const isNear = (at: number, center: number) => Math.abs(at - center) <= 2
  return centers.some((y) =>
    centers.some((x) => {
      const isUnderCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      return !isUnderCorner && isNear(row, y) && isNear(column, x)
    }),
  )
}

/** Codewords of the blocks stand in turn; shorter blocks end earlier. */
function apart(words: readonly number[], sizes: readonly number[]): number[] {
  const blocks: number[][] = sizes.map(() => [])
  let at = 0
  for (let place = 0; place < Math.max(...sizes); place += 1)
    for (const [block, size] of sizes.entries()) if (place < size) blocks[block]!.push(words[at++]!)
  return blocks.flat()
}
