import { expect, test } from 'vitest'
import { parseDay } from './parse-day.ts'

test.each([
  ['20261121', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['26.1.2', '2026-01-02'],
  ['261121', '2026-11-21'],
  ['1121', '2026-11-21'],
  ['11/21', '2026-11-21'],
  ['2026년 11월 21일 (토)', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['Sat, 21 Nov 2026', '2026-11-21'],
  ['3 December', '2026-12-03'],
])('%s is read as %s', (typed, day) => {
  expect(parseDay(typed, '2026-11-20')).toBe(day)
})

test.each(['', '21', 'tomorrow', '21 Nope 2026', '2026-02-29', '2026-13-01', '0230', '1-2-3-4', '123456789'])(
  '%s is no day',
  (typed) => {
    expect(parseDay(typed, '2026-11-20')).toBeNull()
  },
)
