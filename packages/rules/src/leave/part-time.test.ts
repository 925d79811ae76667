import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContractHours } from './contract-hours.ts'
import { grantedTime, partTimeLeaveHours } from './part-time.ts'

test.each([
  [15, 24, 72],
  [1, 20, 4],
  [16, 25, 80],
  [11, 22, 49],
  [1, 17.5, 4],
  [15, 40, 120],
  [15, 52, 120],
  [7.56, 20, 31],
  [0, 20, 0],
])('%d days at %d hours a week are %d hours', (days, weekly, hours) => {
  expect(partTimeLeaveHours(days, weekly)).toBe(hours)
})

const day = (text: string) => Temporal.PlainDate.from(text)
const YEAR = { from: day('2025-03-04'), until: day('2026-03-04') }
const hours = (...rows: [from: string, week: number | null, day: number][]): ContractHours[] =>
  rows.map(([from, week, dayHours], at) => ({
    from,
    until: rows[at + 1]?.[0] ?? null,
    weeklyMinutes: week === null ? null : week * 60,
    dayMinutes: dayHours * 60,
  }))

test.each<[string, ContractHours[], number, number, string | null]>([
  ['full time counts days of the contract', hours(['', null, 8]), 15, 120, null],
  ['a shorter full day, too', hours(['', null, 7]), 15, 105, null],
  ['forty hours are full time', hours(['', 40, 8]), 15, 120, null],
  ['20 hours', hours(['', 20, 4]), 15, 60, '15 x 20 / 40 x 8 = 60'],
  ['three days of eight hours', hours(['', 24, 8]), 15, 72, '15 x 24 / 40 x 8 = 72'],
  ['a part of an hour is one', hours(['', 22, 4.4]), 16, 71, '16 x 22 / 40 x 8 = 71'],
  ['15 hours are enough', hours(['', 15, 3]), 15, 45, '15 x 15 / 40 x 8 = 45'],
  ['less is not', hours(['', 14.5, 3]), 15, 0, '14.5'],
  // 184 days of 40 hours and 181 of 20: 30.08 hours, 90.25 of leave.
  ['half of the year', hours(['', null, 8], ['2025-09-04', 20, 4]), 15, 91, '15 x 30.08 / 40 x 8 = 91'],
  ['before the year does not count', hours(['', 20, 4], ['2025-03-04', null, 8]), 15, 120, null],
  [
    'nor after it, and the days are those of before',
    hours(['', null, 8], ['2026-03-04', 20, 4]),
    15,
    120,
    null,
  ],
  // 334 days of 20 hours and 31 of none to speak of: 18.64 hours.
  ['some weeks below 15 hours', hours(['', 20, 4], ['2026-02-01', 4, 4]), 15, 56, '15 x 18.64 / 40 x 8 = 56'],
  // 35 hours are full time there: (35 + 17.5) / 2, all but.
  [
    'where full time is 35 hours',
    hours(['', null, 7], ['2025-09-04', 17.5, 3.5]),
    15,
    79,
    '15 x 26.32 / 40 x 8 = 79',
  ],
])('%s', (_name, contract, days, expected, input) => {
  const { minutes, step } = grantedTime(contract, days, YEAR)
  expect([minutes / 60, step?.input ?? null]).toEqual([expected, input])
})

const terms = fc
  .uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 0, maxLength: 4 })
  .chain((starts) =>
    fc.tuple(
      fc.constant([
        '',
        ...starts.toSorted((a, b) => a - b).map((n) => day('2025-01-01').add({ days: n }).toString()),
      ]),
      fc.array(
        fc.tuple(
          fc.option(fc.integer({ min: 60, max: 2400 }), { nil: null }),
          fc.integer({ min: 60, max: 480 }),
        ),
        {
          minLength: 5,
          maxLength: 5,
        },
      ),
    ),
  )
  .map(([starts, values]) =>
    starts.map((from, at): ContractHours => ({
      from,
      until: starts[at + 1] ?? null,
      weeklyMinutes: values[at]![0],
      dayMinutes: values[at]![1],
    })),
  )

test('leave of part-time work is whole hours, at least its share, less than one above it, and never more than full time has', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 25 }), (contract, days) => {
      const { minutes, step } = grantedTime(contract, days, YEAR)
      const week = step?.rule === 'PART_TIME' ? Number(step.input.split(' ')[2]) : 0
      const share = (days * week) / 5
      // Hours of a week are told with two decimals.
      const told = (days * 0.005) / 5
      return (
        step === null ||
        (minutes % 60 === 0 &&
          minutes <= days * 480 &&
          minutes / 60 >= share - told &&
          (minutes === 0 || minutes / 60 < share + told + 1))
      )
    }),
  )
})

test('cutting a stretch of the same hours in two changes nothing, nor does what lies outside the period', () => {
  fc.assert(
    fc.property(
      terms,
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 1, max: 25 }),
      (contract, at, days) => {
        const cut = day('2024-11-01').add({ days: at }).toString()
        const parts = contract.flatMap((row) =>
          row.from < cut && (row.until === null || row.until > cut)
            ? [
                { ...row, until: cut },
                { ...row, from: cut },
              ]
            : [row],
        )
        expect(grantedTime(parts, days, YEAR)).toEqual(grantedTime(contract, days, YEAR))
        const later = [
          ...contract.slice(0, -1),
          { ...contract.at(-1)!, until: '2031-01-01' },
          { from: '2031-01-01', until: null, weeklyMinutes: 900, dayMinutes: 180 },
        ]
        expect(grantedTime(later, days, YEAR)).toEqual(grantedTime(contract, days, YEAR))
      },
    ),
  )
})
