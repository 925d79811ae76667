import { expect, test } from 'vitest'
import { DEFAULT_DAY_SCHEDULE } from '../work-time/day-schedule.ts'
import { comesInLeave, conflictDay, findConflicts, halfDaySplit, type Occupancy } from './leave-conflict.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const at = (unit: Occupancy['unit'], start?: number, end?: number, on = '2026-11-23'): Occupancy => ({
  from: day(on),
  to: day(on),
  unit,
  start,
  end,
})

test.each<[Occupancy, Occupancy, boolean]>([
  [at('FULL'), at('ONEHOUR', 1200), true],
  [at('AM'), at('AM'), true],
  [at('AM'), at('PM'), false],
  [at('AM'), at('QUARTER', 780), true],
  [at('AM'), at('QUARTER', 840), false],
  [at('PM'), at('QUARTER', 540), false],
  [at('QUARTER', 540), at('QUARTER', 660), false],
  [at('QUARTER', 540), at('ONEHOUR', 659), true],
  [at('TIME', 1380, 60), at('TIME', 1430, 1440), true],
  [at('TIME', 600, 660), at('TIME', 660, 720), false],
  [at('QUARTER'), at('PM'), true],
  [at('FULL'), at('FULL', undefined, undefined, '2026-11-24'), false],
])('case %# conflicts: %s', (a, b, conflicts) => {
  expect(conflictDay(a, b, DEFAULT_DAY_SCHEDULE) !== null).toBe(conflicts)
  expect(conflictDay(b, a, DEFAULT_DAY_SCHEDULE) !== null).toBe(conflicts)
})

test('the day splits when half of the work is done, lunch left out', () => {
  expect(halfDaySplit(DEFAULT_DAY_SCHEDULE)).toBe(840)
  expect(halfDaySplit({ start: 540, end: 960, lunch: { start: 720, end: 780 } })).toBe(720)
  expect(halfDaySplit({ start: 540, end: 1020, lunch: null })).toBe(780)
})

test('ranges collide on their first common day', () => {
  const range: Occupancy = { from: day('2026-11-20'), to: day('2026-11-25'), unit: 'FULL' }
  expect(`${conflictDay(range, at('AM', undefined, undefined, '2026-11-24'), DEFAULT_DAY_SCHEDULE)}`).toBe(
    '2026-11-24',
  )
  const existing = [at('AM'), at('PM'), range]
  expect(findConflicts(at('AM'), existing, DEFAULT_DAY_SCHEDULE)).toEqual([existing[0], range])
})

test('who comes at a time comes in the half of the day for which leave is planned, or for the other one', () => {
  const comes = (unit: 'FULL' | 'AM' | 'PM', ...minutes: number[]) =>
    minutes.map((minute) => comesInLeave(unit, minute, DEFAULT_DAY_SCHEDULE))
  // 09:00 to 18:00 with lunch from 12:00: the second half begins at 14:00.
  expect(comes('AM', 530, 540, 779, 780, 830, 850)).toEqual([true, true, true, false, false, false])
  expect(comes('PM', 530, 839, 840, 1079, 1080)).toEqual([false, false, true, true, false])
  expect(comes('FULL', 530, 1200)).toEqual([true, true])
})
