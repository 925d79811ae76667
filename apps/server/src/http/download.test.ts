import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { downloadOf } from './download.ts'

const bytes = Buffer.from('0123456789')
const open = async (pieces: Uint8Array[], range?: { start: number; end: number }) =>
  (await buffer(await downloadOf('a.txt', 'text/plain', ...pieces).open(range))).toString()

test.each([[[]], [[4]], [[1, 1, 8]], [[0, 5, 5, 9]]])(
  'bytes cut at %j are answered as if they were one',
  async (cuts) => {
    const ends = [...cuts, bytes.length]
    const pieces = ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end))
    expect(downloadOf('a.txt', 'text/plain', ...pieces).size).toBe(10)
    expect(await open(pieces)).toBe('0123456789')
    for (let start = 0; start < 10; start += 1)
      for (let end = start; end < 10; end += 1)
        expect(await open(pieces, { start, end })).toBe('0123456789'.slice(start, end + 1))
  },
)

test('an empty file is answered empty', async () => {
  expect(await open([])).toBe('')
  expect(await open([new Uint8Array(0)])).toBe('')
})
