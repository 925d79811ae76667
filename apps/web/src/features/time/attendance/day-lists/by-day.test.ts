import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

test('selected rows are told by their day', () => {
  expect(byDay(['2026-11-24 3', '2026-11-23 3', '2026-11-24 5'])).toEqual([
    { date: '2026-11-24', user_ids: [3, 5] },
    { date: '2026-11-23', user_ids: [3] },
  ])
})
