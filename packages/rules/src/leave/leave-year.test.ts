import { expect, test } from 'vitest'
import { dayAfterYears } from '../calendar/legal-period.ts'
import { leaveYearEnd, leaveYearOf, leaveYearStart } from './leave-year.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

test.each([
  ['2024-02-29', '2025-02-27'],
  ['2023-03-01', '2024-02-29'],
  ['2025-02-28', '2026-02-27'],
  ['2026-01-01', '2026-12-31'],
])('a year from %s ends on %s', (from, end) => {
  expect(`${leaveYearEnd(day(from))}`).toBe(end)
})

test.each([
  ['2026-02-10', '2020-03-01', '2025-03-01', '2026-02-28'],
  ['2026-03-01', '2020-03-01', '2026-03-01', '2027-02-28'],
  ['2026-07-01', '1899-05-05', '2026-01-01', '2026-12-31'],
  ['2025-01-15', '2024-02-29', '2024-02-29', '2025-02-27'],
  ['2025-02-28', '2024-02-29', '2025-02-28', '2026-02-27'],
])('%s with renewal %s lies in %s to %s', (on, renewal, from, to) => {
  const year = leaveYearOf(day(on), day(renewal))
  expect([`${year.from}`, `${year.to}`]).toEqual([from, to])
})

test('years of who joined on a leap day begin on the 28th, of all others on the day of joining', () => {
  const starts = (hire: string) => [0, 1, 4, 5].map((place) => `${leaveYearStart(day(hire), place)}`)
  expect(starts('2024-02-29')).toEqual(['2024-02-29', '2025-02-28', '2028-02-28', '2029-02-28'])
  expect(starts('2024-03-01')).toEqual(['2024-03-01', '2025-03-01', '2028-03-01', '2029-03-01'])
  expect(starts('2023-12-31')).toEqual(['2023-12-31', '2024-12-31', '2027-12-31', '2028-12-31'])
})

test('what arises after a year of service lies in the year that is shown for it', () => {
  for (let hire = day('2020-01-01'); hire.year < 2025; hire = hire.add({ days: 1 }))
    for (const place of [1, 2, 3, 4, 8]) {
      const arises = dayAfterYears(hire, place)
      const [from, next] = [leaveYearStart(hire, place), leaveYearStart(hire, place + 1)]
      expect([`${from}` <= `${arises}`, `${arises}` < `${next}`]).toEqual([true, true])
    }
})
