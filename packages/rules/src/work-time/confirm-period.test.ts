import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openParts, type Period, periodAround } from './confirm-period.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const said = ({ from, to }: Period) => `${from} ~ ${to}`

test.each([
  ['2026-11-23', 'MONTHLY', 31, '2026-11-01 ~ 2026-11-30'],
  ['2026-02-28', 'MONTHLY', 31, '2026-02-01 ~ 2026-02-28'],
  ['2028-02-29', 'MONTHLY', 30, '2028-01-31 ~ 2028-02-29'],
  ['2028-03-01', 'MONTHLY', 30, '2028-03-01 ~ 2028-03-30'],
  ['2026-11-25', 'MONTHLY', 25, '2026-10-26 ~ 2026-11-25'],
  ['2026-11-26', 'MONTHLY', 25, '2026-11-26 ~ 2026-12-25'],
  ['2026-12-31', 'MONTHLY', 20, '2026-12-21 ~ 2027-01-20'],
  ['2026-11-23', 'WEEKLY', 7, '2026-11-23 ~ 2026-11-29'],
  ['2026-11-29', 'WEEKLY', 7, '2026-11-23 ~ 2026-11-29'],
  ['2026-11-23', 'WEEKLY', 1, '2026-11-17 ~ 2026-11-23'],
] as const)('%s lies in the %s period that ends on %i: %s', (on, kind, endsOn, expected) => {
  expect(said(periodAround(day(on), kind, endsOn))).toBe(expected)
})

const anyDay = fc.integer({ min: 0, max: 3000 }).map((n) => day('2024-01-01').add({ days: n }))
const kinds = fc.constantFrom('MONTHLY' as const, 'WEEKLY' as const)

test('every day lies in one period, and the next one begins the day after it', () => {
  fc.assert(
    fc.property(anyDay, kinds, fc.integer({ min: 1, max: 31 }), (on, kind, wanted) => {
      const endsOn = kind === 'WEEKLY' ? (wanted % 7) + 1 : wanted
      const period = periodAround(on, kind, endsOn)
      expect(`${period.from}` <= `${on}` && `${on}` <= `${period.to}`).toBe(true)
      expect(said(periodAround(period.from, kind, endsOn))).toBe(said(period))
      expect(said(periodAround(period.to, kind, endsOn))).toBe(said(period))
      expect(`${periodAround(period.to.add({ days: 1 }), kind, endsOn).from}`).toBe(
        `${period.to.add({ days: 1 })}`,
      )
    }),
  )
})

test('what is open and what is closed make up the period, without a day twice', () => {
  const range = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 10 }))
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), (ranges) => {
      const from = day('2026-11-01')
      const closed = ranges.map(([start, length]) => ({
        from: from.add({ days: start - 5 }),
        to: from.add({ days: start - 5 + length }),
      }))
      const isIn = (on: Temporal.PlainDate, some: readonly Period[]) =>
        some.filter((one) => `${one.from}` <= `${on}` && `${on}` <= `${one.to}`).length
      const open = openParts({ from, to: day('2026-11-30') }, closed)
      for (let n = 0; n < 30; n += 1) {
        const on = from.add({ days: n })
        expect(isIn(on, open)).toBe(isIn(on, closed) > 0 ? 0 : 1)
      }
    }),
  )
})
