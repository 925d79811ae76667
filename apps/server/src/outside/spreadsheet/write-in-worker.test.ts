import { expect, test } from 'vitest'
import { ThreadSpent } from '../run-in-thread.ts'
import { readSheet } from './read-sheet.ts'
import { packed, type SheetColumn, type SheetRow } from './sheet-columns.ts'
import { writeInWorker } from './write-in-worker.ts'

const columns: SheetColumn[] = [
  { key: 'name', title: '이름', type: 'text' },
  { key: 'day', title: '날짜', type: 'date' },
  { key: 'won', title: '금액', type: 'won' },
]
const bounds = { maxSeconds: 60, maxHeapMb: 256 }
const readBack = (file: Buffer) =>
  readSheet(file, {
    name: 'a.xlsx',
    maxRows: 5000,
    columns: [
      { key: 'name', titles: ['이름'], type: 'text' },
      { key: 'day', titles: ['날짜'], type: 'date' },
      { key: 'won', titles: ['금액'], type: 'won' },
    ],
  })

const person = (n: number): SheetRow => ({
  name: `사람 ${n}`,
  day: Temporal.PlainDate.from('2026-11-23'),
  won: n % 2 ? n : null,
})

/** Page by page, each of them of another length. */
async function* people(count: number): AsyncGenerator<SheetRow[]> {
  for (let first = 0, most = 1; first < count; first += most, most = (most * 3) % 1000)
    yield Array.from({ length: Math.min(most, count - first) }, (_, at) => person(first + at))
}

test.each([0, 1, 500, 1234])('%d rows written in the thread are read back as they were', async (count) => {
  const file = await writeInWorker({ sheetName: '명단', columns, rows: people(count) }, bounds)
  const { rows } = await readBack(Buffer.concat(file))
  expect(rows).toHaveLength(count)
  expect(rows.map(({ values }) => values)).toEqual((await Array.fromAsync(people(count))).flat())
})

test('a large file comes in pieces of which none is large, and none of it is lost', async () => {
  // Noise, which nothing makes smaller.
  const name = () =>
    Array.from({ length: 4000 }, () => String.fromCharCode(44_032 + Math.random() * 11_172)).join('')
  const rows = Array.from({ length: 300 }, (_, n) => ({ ...person(n), name: name() }))
  const file = await writeInWorker({ sheetName: '명단', columns, rows }, bounds)
  expect(file.length).toBeGreaterThan(2)
  for (const { buffer } of file) expect(buffer.byteLength).toBeLessThanOrEqual(1_048_576)
  expect((await readBack(Buffer.concat(file))).rows.map(({ values }) => values)).toEqual(rows)
})

test('a page of rows is read only when the one before it is handed on', async () => {
  let read = 0
  async function* pages(): AsyncGenerator<SheetRow[]> {
    for (; ; read += 1) yield Array.from({ length: 700 }, (_, at) => person(at))
  }
  const batches = packed({ columns, rows: pages() })
  const lengths: number[] = []
  for (let asked = 0; asked < 6; asked += 1) {
    lengths.push((await batches.next()).value!.length)
    expect(read).toBe(Math.floor(asked / 2))
  }
  expect(lengths).toEqual([500, 200, 500, 200, 500, 200])
})

test('trouble with the rows is told as it is, and the rows are let go', async () => {
  let isOver = false
  async function* broken(): AsyncGenerator<SheetRow[]> {
    try {
      yield* people(600)
      throw new Error('the database is away')
    } finally {
      isOver = true
    }
  }
  const written = writeInWorker({ sheetName: '명단', columns, rows: broken() }, bounds)
  await expect(written).rejects.toThrow('the database is away')
  expect(isOver).toBe(true)
})

test.each([
  ['never end', 1],
  ['were never asked for', 0.001],
])('rows that %s are ended', async (_, maxSeconds) => {
  const rows = people(Infinity)
  const written = writeInWorker({ sheetName: '명단', columns, rows }, { maxSeconds, maxHeapMb: 256 })
  await expect(written).rejects.toThrow(ThreadSpent)
  expect(await rows.next()).toEqual({ done: true, value: undefined })
})
