import { expect, test } from 'vitest'
import { type ForecastDay, forecastPeriod } from './forecast-period.ts'

// Monday 2026-11-23; it is Wednesday.
const MONDAY = Temporal.PlainDate.from('2026-11-23')

const forecastWeek = (days: ForecastDay[]) => forecastPeriod(days, 'WEEK')

function week(change: Record<number, Partial<ForecastDay>> = {}): ForecastDay[] {
  return Array.from({ length: 7 }, (_, n) => ({
    date: MONDAY.add({ days: n }),
    isHoliday: n === 6,
    state: n < 2 ? 'OVER' : n === 2 ? 'RUNNING' : 'COMING',
    workedMinutes: n < 2 ? 480 : null,
    plannedMinutes: n < 5 ? 480 : 0,
    freeMinutes: 0,
    beyondMinutes: 0,
    ...change[n],
  }))
}

test('a week as planned is within 40 hours', () => {
  expect(forecastWeek(week())).toMatchObject({ totalMinutes: 2400, over40hMinutes: 0, status: 'WITHIN_40' })
})

test('what is asked for comes on top of what is planned, up to 52 hours', () => {
  const twelve = { 3: { beyondMinutes: 360 }, 4: { beyondMinutes: 360 } }
  expect(forecastWeek(week(twelve))).toMatchObject({ over40hMinutes: 720, status: 'WITHIN_52' })
  expect(forecastWeek(week({ ...twelve, 5: { beyondMinutes: 1 } }))).toMatchObject({ status: 'OVER_52' })
})

test('leave makes room, and a day that is over counts what was recorded', () => {
  const days = { 1: { workedMinutes: 600, beyondMinutes: 120 }, 3: { freeMinutes: 480 } }
  expect(forecastWeek(week(days))).toMatchObject({ totalMinutes: 2040, status: 'WITHIN_40' })
  expect(forecastWeek(week({ 1: { workedMinutes: null, beyondMinutes: 120 } }))).toMatchObject({
    totalMinutes: 2040,
  })
})

test('the running day counts what was worked once it is more than what is due', () => {
  expect(forecastWeek(week({ 2: { workedMinutes: 540 } }))?.days[2]?.minutes).toBe(540)
  expect(forecastWeek(week({ 2: { workedMinutes: 60 } }))?.days[2]?.minutes).toBe(480)
})

/** November 2026, eight hours on each of its 21 weekdays; all of it is still to come. */
function november(change: Record<number, Partial<ForecastDay>> = {}): ForecastDay[] {
  return Array.from({ length: 30 }, (_, n) => {
    const date = Temporal.PlainDate.from('2026-11-01').add({ days: n })
    return {
      date,
      isHoliday: date.dayOfWeek === 7,
      state: 'COMING' as const,
      workedMinutes: null,
      plannedMinutes: date.dayOfWeek <= 5 ? 480 : 0,
      freeMinutes: 0,
      beyondMinutes: 0,
      ...change[date.day],
    }
  })
}

test('a month that is settled as a whole may have a week of 60 hours', () => {
  const long = Object.fromEntries([23, 24, 25, 26, 27].map((day) => [day, { beyondMinutes: 240 }]))
  const of = (settledBy: 'WEEK' | 'MONTH', days: ForecastDay[]) => forecastPeriod(days, settledBy)
  // 40 × 30 / 7 = 171.43 hours, 10,285 whole minutes; 52 hours are 13,371.
  expect(of('MONTH', november())).toMatchObject({ over40hMinutes: 0, maxMinutes: 13_371 })
  expect(of('MONTH', november(long))).toMatchObject({
    totalMinutes: 21 * 480 + 1200,
    over40hMinutes: 995,
    status: 'WITHIN_52',
  })
  expect(of('WEEK', november(long).slice(22, 29))).toMatchObject({ status: 'OVER_52' })
  // A minute beyond 52 hours on the average is too long, however short the weeks are.
  const most = { 28: { beyondMinutes: 13_371 - 21 * 480 } }
  expect(of('MONTH', november(most))).toMatchObject({ status: 'WITHIN_52' })
  expect(of('MONTH', november({ ...most, 29: { beyondMinutes: 1 } }))).toMatchObject({ status: 'OVER_52' })
})

test('who comes in the middle of a month is judged by the days that they are there', () => {
  const half = november().filter(({ date }) => date.day >= 16)
  // 40 × 15 / 7 = 85.71 hours against eleven days of eight.
  expect(forecastPeriod(half, 'MONTH')).toMatchObject({ totalMinutes: 5280, over40hMinutes: 138 })
})
