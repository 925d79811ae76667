import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AttendanceDay,
  type AttendedAs,
  attendanceRate,
  isBelowAttendance,
  isDeemedAttended,
  measureAttendance,
} from './attendance.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const YEAR = { from: day('2025-03-01'), to: day('2026-02-28') }

/** The days of the year from its first one on, as they are told. */
const days = (...runs: [AttendedAs, number][]): AttendanceDay[] => {
  const all = runs.flatMap(([as, times]) => Array<AttendedAs>(times).fill(as))
  return all.map((as, place) => ({ on: YEAR.from.add({ days: place }), as }))
}

test.each([
  ['WORK_INJURY', '2012-08-02', true],
  ['MATERNITY', '2015-01-01', true],
  ['MATERNITY', '2012-08-01', false],
  ['CHILDCARE', '2018-05-28', false],
  ['CHILDCARE', '2018-05-29', true],
  ['SHORT_HOURS', '2024-10-21', false],
  ['SHORT_HOURS', '2024-10-22', true],
] as const)('%s that begins on %s counts as attended: %s (article 60(6))', (reason, on, counts) => {
  expect(isDeemedAttended(reason, day(on))).toBe(counts)
})

test.each<[string, [AttendedAs, number][], number, boolean]>([
  [
    'four of five days are enough',
    [
      ['ATTENDED', 200],
      ['ABSENT', 50],
    ],
    8000,
    false,
  ],
  [
    'one day less is not',
    [
      ['ATTENDED', 199],
      ['ABSENT', 51],
    ],
    7960,
    true,
  ],
  [
    'leave of the law counts like work',
    [
      ['ATTENDED', 100],
      ['DEEMED', 100],
      ['ABSENT', 50],
    ],
    8000,
    false,
  ],
  [
    'what nobody has confirmed counts for the worker',
    [
      ['ATTENDED', 10],
      ['OPEN', 190],
      ['ABSENT', 50],
    ],
    8000,
    false,
  ],
  [
    'an excluded day is in neither number',
    [
      ['ATTENDED', 40],
      ['EXCLUDED', 200],
      ['ABSENT', 11],
    ],
    7843,
    true,
  ],
  ['a year without a day of work due takes nothing away', [['EXCLUDED', 250]], 10_000, false],
])('%s', (_, runs, rate, isBelow) => {
  const measured = measureAttendance(YEAR, days(...runs))
  expect([attendanceRate(measured), isBelowAttendance(measured)]).toEqual([rate, isBelow])
})

test('months are counted from the first day; one absent day spoils its month alone', () => {
  const absent = (on: string): AttendanceDay => ({ on: day(on), as: 'ABSENT' })
  expect(measureAttendance(YEAR, []).perfectMonths).toBe(12)
  expect(measureAttendance(YEAR, [absent('2025-03-31'), absent('2025-04-01')]).perfectMonths).toBe(10)
  expect(measureAttendance(YEAR, [absent('2025-02-28'), absent('2026-03-01')])).toMatchObject({
    absent: 0,
    perfectMonths: 12,
  })
  const leap = { from: day('2024-02-29'), to: day('2025-02-28') }
  expect(measureAttendance(leap, [absent('2024-03-28')]).perfectMonths).toBe(11)
})

test('any days: the parts add up, and no day of absence ever raises the rate', () => {
  const kinds = fc.constantFrom<AttendedAs>('ATTENDED', 'DEEMED', 'EXCLUDED', 'OPEN', 'ABSENT')
  fc.assert(
    fc.property(fc.array(kinds, { maxLength: 365 }), fc.nat(364), (told, place) => {
      const all = days(...told.map((as): [AttendedAs, number] => [as, 1]))
      const measured = measureAttendance(YEAR, all)
      const { due, attended, deemed, open, absent, excluded, perfectMonths } = measured
      expect(attended + deemed + open + absent).toBe(due)
      expect(due + excluded).toBe(told.length)
      expect(perfectMonths).toBeLessThanOrEqual(12)
      const worse = all.map((one, at) => (at === place ? { ...one, as: 'ABSENT' as const } : one))
      const after = measureAttendance(YEAR, worse)
      // A day that was not due becomes one.
      const before = all[place]?.as === 'EXCLUDED' ? 10_000 : attendanceRate(measured)
      expect(attendanceRate(after)).toBeLessThanOrEqual(before)
      expect(after.perfectMonths).toBeLessThanOrEqual(perfectMonths)
    }),
  )
})
