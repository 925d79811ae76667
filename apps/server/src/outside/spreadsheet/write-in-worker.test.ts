import { expect, test } from 'vitest'
import { ThreadSpent } from '../run-in-thread.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetColumn, SheetRow } from './sheet-columns.ts'
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

async function* people(count: number): AsyncGenerator<SheetRow> {
  for (let n = 0; n < count; n += 1)
    yield { name: `사람 ${n}`, day: Temporal.PlainDate.from('2026-11-23'), won: n % 2 ? n : null }
}

test.each([0, 1, 500, 1234])('%d rows written in the thread are read back as they were', async (count) => {
  const file = await writeInWorker({ sheetName: '명단', columns, rows: people(count) }, bounds)
  expect(file.subarray(0, 2).toString()).toBe('PK')
  const { rows } = await readBack(file)
  expect(rows).toHaveLength(count)
  expect(rows.map(({ values }) => values)).toEqual(await Array.fromAsync(people(count)))
})

test('trouble with the rows is told as it is, and the rows are let go', async () => {
  let isOver = false
  async function* broken(): AsyncGenerator<SheetRow> {
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
