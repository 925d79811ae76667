import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { makeQueryClient } from '../../api/query.ts'
import { LiveQueries } from './live-queries.ts'

const october = { start_date: '2026-10-01', end_date: '2026-10-31' }
const november = { start_date: '2026-11-01', end_date: '2026-11-30' }
const WEEK = ['2026-11-23', '2026-11-29'] as const
const MONTH = 'work.list_work_time_month'
const BOARD = 'work.list_work_status'
const names = [MONTH, BOARD, 'work.list_late']

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** Screens that show what was answered, and what they have asked for again. */
async function screens(shown: readonly (readonly [name: string, answer: object])[]) {
  const client = makeQueryClient()
  const asked: string[] = []
  for (const [name, answer] of shown) {
    const queryKey = ['work', name, answer]
    client.setQueryData(queryKey, answer)
    const label = [name, (answer as { start_date?: string }).start_date].filter(Boolean).join(' ')
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: () => (asked.push(label), answer),
    })
    closing.push(observer.subscribe(() => {}))
  }
  const heardOf = async (act: () => number | null) => {
    const wait = act()
    await new Promise((done) => setTimeout(done))
    return { wait, asked: asked.splice(0) }
  }
  return { client, live: new LiveQueries(client), heardOf }
}

test('a press of today asks for what shows it, and for no month that is over', async () => {
  const { live, heardOf } = await screens([
    [MONTH, october],
    [MONTH, november],
    [BOARD, { date: '2026-11-27' }],
    ['work.list_late', october],
    ['work.list_leave', november],
  ])
  const { wait, asked } = await heardOf(() => live.hear([{ names, days: WEEK }], 0))
  expect([wait, asked.toSorted()]).toEqual([null, [`${MONTH} 2026-11-01`, BOARD].toSorted()])
})

test('a correction of a day that is over asks for its month alone', async () => {
  const { live, heardOf } = await screens([
    [MONTH, october],
    [MONTH, november],
  ])
  const days = ['2026-10-12', '2026-10-18'] as const
  const { asked } = await heardOf(() => live.hear([{ names, days }], 0))
  expect(asked).toEqual([`${MONTH} 2026-10-01`])
})

test('where it is not known which days have changed, all are asked for', async () => {
  const { live, heardOf } = await screens([
    [MONTH, october],
    [BOARD, { date: '2026-11-27' }],
  ])
  const { asked } = await heardOf(() => live.hear([{ names }], 0))
  expect(asked.toSorted()).toEqual([`${MONTH} 2026-10-01`, BOARD].toSorted())
})

test('lists of everybody are asked for once a minute at most, and the last press is not lost', async () => {
  const { client, live, heardOf } = await screens([
    [MONTH, november],
    [BOARD, { date: '2026-11-27' }],
  ])
  const press = (now: number) => heardOf(() => live.hear([{ names, days: WEEK }], now))
  expect((await press(0)).asked.toSorted()).toEqual([`${MONTH} 2026-11-01`, BOARD].toSorted())
  expect(await press(4_000)).toEqual({ wait: 56_000, asked: [BOARD] })
  expect(await press(8_000)).toEqual({ wait: 52_000, asked: [BOARD] })
  // Who opens it meanwhile gets it anew.
  expect(client.getQueryState(['work', MONTH, november])?.isInvalidated).toBe(true)
  expect(await heardOf(() => live.askRare(60_000))).toEqual({ wait: null, asked: [`${MONTH} 2026-11-01`] })
  expect(await heardOf(() => live.askRare(120_000))).toEqual({ wait: null, asked: [] })
})
