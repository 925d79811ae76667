import { expect, test } from 'vitest'
import { weeksOf } from './weeks-of.ts'

test('a month falls into weeks from Monday on; the first may be short, and no minute is lost', () => {
  const days = Array.from({ length: 30 }, (_, at) => ({
    wk_date: `2026-11-${String(at + 1).padStart(2, '0')}`,
    planned_minutes: 480,
    work_minutes: 60 + at,
  }))
  const weeks = weeksOf(days)
  // 1 November 2026 is a Sunday, 30 November a Monday.
  expect(weeks.map(({ from, planned }) => [from.slice(8), planned / 480])).toEqual([
    ['01', 1],
    ['02', 7],
    ['09', 7],
    ['16', 7],
    ['23', 7],
    ['30', 1],
  ])
  expect(weeks.reduce((sum, { worked }) => sum + worked, 0)).toBe(60 * 30 + (29 * 30) / 2)
})
