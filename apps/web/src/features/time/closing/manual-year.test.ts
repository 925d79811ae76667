import { expect, test } from 'vitest'
import { follow, nextYear, twelveAround, wrongEnds } from './manual-year.ts'

const of = (last: string | undefined, since: string | null = null) =>
  nextYear({ last, since, today: '2026-11-23' })

test('the first year is the calendar year; the next ones end on the day of the month on which the last one ended', () => {
  const first = of(undefined)
  expect(first.year).toBe(2026)
  expect(first.periods.slice(0, 2)).toEqual([
    { start_date: '2026-01-01', end_date: '2026-01-31' },
    { start_date: '2026-02-01', end_date: '2026-02-28' },
  ])
  const second = of('2026-12-25')
  expect(second.year).toBe(2027)
  expect([second.periods[0], second.periods.at(-1)]).toEqual([
    { start_date: '2026-12-26', end_date: '2027-01-25' },
    { start_date: '2027-11-26', end_date: '2027-12-25' },
  ])
  expect(of('2027-12-31').periods[1]!.end_date).toBe('2028-02-29')
})

test('a period begins the day after the one before it', () => {
  expect(follow('2026-01-01', ['2026-01-25', '2026-02-25'])).toEqual([
    { start_date: '2026-01-01', end_date: '2026-01-25' },
    { start_date: '2026-01-26', end_date: '2026-02-25' },
  ])
})

test('what was closed by another rule is left out: the rest of its year comes first', () => {
  const rest = of(undefined, '2026-10-01')
  expect(rest.year).toBe(2026)
  expect(rest.periods).toEqual([
    { start_date: '2026-10-01', end_date: '2026-10-31' },
    { start_date: '2026-11-01', end_date: '2026-11-30' },
    { start_date: '2026-12-01', end_date: '2026-12-31' },
  ])
  expect(of('2025-12-31', '2026-11-26').periods).toEqual([
    { start_date: '2026-11-26', end_date: '2026-12-25' },
  ])
  expect(of('2026-12-31', '2026-10-01').periods).toHaveLength(12)
  expect(of(undefined, '2025-07-01').periods[0]!.start_date).toBe('2026-01-01')
})

test('a year with fewer than twelve changes together with those behind it, or before it', () => {
  const all = [...of(undefined, '2026-10-01').periods, ...of('2026-12-31').periods]
  expect(twelveAround(all, all.slice(0, 3))).toEqual(all.slice(0, 12))
  expect(twelveAround(all, all.slice(3))).toEqual(all.slice(3))
  expect(twelveAround(all.slice(0, 3), all.slice(0, 3))).toHaveLength(3)
})

test('a period that does not end after its first day is wrong, and one of more than a year', () => {
  expect(wrongEnds('2026-01-01', ['2026-01-31', '2026-01-31', '2026-02-01', '2027-02-01'])).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(wrongEnds('2026-01-01', ['2027-01-01'])).toEqual([true])
})
