import { expect, test } from 'vitest'
import { comesForNextDay } from './comes-for-next-day.ts'

const NOBODY = { inMinute: null, outMinute: null }
const at = (clock: string) => 1440 + Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test.each([
  ['05:58 with work from 09:00, and nobody was there the day before', '05:58', NOBODY, 1080, 540, true],
  ['the same after a day off', '05:58', NOBODY, null, 540, true],
  [
    'the same after a day that ended in the evening',
    '05:58',
    { inMinute: 540, outMinute: 1080 },
    1080,
    540,
    true,
  ],
  ['four hours before, and a minute more', '05:00', NOBODY, 1080, 540, true],
  ['more than four hours before', '04:59', NOBODY, 1080, 540, false],
  ['late for an early shift', '05:10', NOBODY, 840, 300, true],
  ['late for the night shift that is running', '05:58', NOBODY, 1860, 1320, false],
  ['late for the night shift before a day shift', '05:58', NOBODY, 1860, 540, false],
  ['still at work since the evening', '05:58', { inMinute: 1320, outMinute: null }, 1860, 540, false],
  ['left an hour ago', '05:58', { inMinute: 1320, outMinute: at('04:58') }, 1860, 540, false],
  ['before a day off', '05:58', NOBODY, 1080, null, false],
] as const)('%s', (_case, clock, facts, endMinute, startMinute, comes) => {
  expect(comesForNextDay(at(clock), { facts, plan: { endMinute } }, { startMinute })).toBe(comes)
})

test('by day nobody comes for the next one', () => {
  expect(comesForNextDay(1439, { facts: NOBODY, plan: { endMinute: null } }, { startMinute: 0 })).toBe(false)
})
