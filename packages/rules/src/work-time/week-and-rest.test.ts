import fc from 'fast-check'
import { expect, test } from 'vitest'
import { autoRestMinutes } from './auto-rest.ts'
import { classifyWeek, type WeekStatus } from './classify-week.ts'
import { knowsWorkingTimeFigures, legalBreakMinutes } from './working-time-figures.ts'

const MONDAY = Temporal.PlainDate.from('2026-11-16')

test.each([
  [0, 0],
  [239, 0],
  [240, 0],
  [241, 1],
  [270, 30],
  [271, 30],
  [510, 30],
  [511, 31],
  [540, 60],
  [541, 60],
  [1440, 60],
])('%d minutes have %d of automatic rest', (minutes, rest) => {
  expect(autoRestMinutes(minutes)).toBe(rest)
})

test('automatic rest never shrinks and never leaves less work than a shorter day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), (minutes) => {
      const [now, next] = [autoRestMinutes(minutes), autoRestMinutes(minutes + 1)]
      expect(next).toBeGreaterThanOrEqual(now)
      expect(minutes + 1 - next).toBeGreaterThanOrEqual(minutes - now)
    }),
  )
})

test.each([
  [239, 0],
  [240, 30],
  [479, 30],
  [480, 60],
])('%d minutes of work ask for a break of %d', (worked, due) => {
  expect(legalBreakMinutes(worked, MONDAY)).toBe(due)
})

test('every week of three centuries is judged, or known to lie before the law of the table', () => {
  const first = Temporal.PlainDate.from('1900-01-01')
  const mondays = Array.from({ length: 15_706 }, (_, index) => first.add({ days: 7 * index }))
  const known = mondays.filter(knowsWorkingTimeFigures)
  expect(String(mondays.at(-1))).toBe('2200-12-29')
  expect([String(known[0]), known.length]).toEqual(['2011-07-04', 9888])
  const ordinary = week([480, 480, 480, 480, 480, 0, 0])
  expect(new Set(known.map((monday) => classifyWeek(ordinary, monday).status))).toEqual(
    new Set(['WITHIN_40']),
  )
})

// Six days of nine hours, of which Sunday is a holiday: 45 hours and 54 with the holiday.
test.each([
  ['2018-06-25', 'WITHIN_52', 300],
  ['2018-07-02', 'OVER_52', 840],
])('in the week of %s work on a holiday leaves it %s', (monday, status, over40hMinutes) => {
  const days = week([540, 540, 540, 540, 540, 0, 540], [6])
  expect(classifyWeek(days, Temporal.PlainDate.from(monday))).toMatchObject({ status, over40hMinutes })
})

const week = (minutes: number[], holidays: number[] = []): { minutes: number; holiday: boolean }[] =>
  minutes.map((one, index) => ({ minutes: one, holiday: holidays.includes(index) }))

// days, holiday places, status, premium overtime, holiday within 8 h, beyond 8 h
test.each<[number[], number[], WeekStatus, number, number, number]>([
  [[480, 480, 480, 480, 480, 0, 0], [], 'WITHIN_40', 0, 0, 0],
  [[480, 480, 480, 480, 480, 1, 0], [], 'WITHIN_52', 1, 0, 0],
  [[624, 624, 624, 624, 624, 0, 0], [], 'WITHIN_52', 720, 0, 0],
  [[624, 624, 624, 624, 625, 0, 0], [], 'OVER_52', 721, 0, 0],
  [[720, 720, 720, 240, 0, 0, 0], [], 'WITHIN_40', 720, 0, 0],
  [[480, 480, 480, 480, 480, 480, 300], [6], 'OVER_52', 480, 300, 0],
  [[480, 480, 600, 480, 480, 0, 600], [6], 'WITHIN_52', 120, 480, 120],
  [[0, 0, 0, 0, 0, 0, 0], [], 'WITHIN_40', 0, 0, 0],
])('%j with holidays %j is %s', (minutes, holidays, status, overtime, within, beyond) => {
  const result = classifyWeek(week(minutes, holidays), MONDAY)
  expect(result).toMatchObject({
    status,
    premiumOvertimeMinutes: overtime,
    holidayWithin8hMinutes: within,
    holidayOver8hMinutes: beyond,
  })
})

test('no hour is a premium twice: overtime and holiday minutes fit into the total', () => {
  const days = fc.array(fc.record({ minutes: fc.integer({ min: 0, max: 1440 }), holiday: fc.boolean() }), {
    minLength: 7,
    maxLength: 7,
  })
  fc.assert(
    fc.property(days, (one) => {
      const result = classifyWeek(one, MONDAY)
      const premium =
        result.premiumOvertimeMinutes + result.holidayWithin8hMinutes + result.holidayOver8hMinutes
      expect(premium).toBeLessThanOrEqual(result.totalMinutes)
    }),
  )
})
