import { expect, test } from 'vitest'
import { type ForecastDay, forecastWeek } from './forecast-week.ts'

// Monday 2026-11-23; it is Wednesday.
const MONDAY = Temporal.PlainDate.from('2026-11-23')

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
