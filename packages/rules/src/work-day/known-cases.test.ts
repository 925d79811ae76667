import { expect, test } from 'vitest'
import { daysBetween } from '../calendar/work-days.ts'
import { planEvent } from '../work-events/plan-event.ts'
import { autoRestMinutes } from '../work-time/auto-rest.ts'
import { formatClockTime, parseClockTime as at } from '../work-time/clock-time.ts'
import { DEFAULT_HOURS, type CompanyHours, type DaySpan } from '../work-time/day-schedule.ts'
import { nightMinutes } from '../work-time/night-minutes.ts'
import { normalizeInterval } from '../work-time/normalize-interval.ts'
import { planDay, type PlanFacts, type PlannedDay } from '../work-time/plan-day.ts'
import { overtimeOfPeriods } from '../work-time/settle-period.ts'
import { splitByDayChange, workingDayOf } from '../work-time/working-day.ts'
import { distanceMetres } from '../workplaces/position.ts'
import { adjustCheckIn, adjustCheckOut } from './adjust-clock.ts'
import { countDay } from './count-day.ts'

// Cases that the products of this field are known to get wrong, or to agree on, with the figures of our law and specification.
// V- is the number of the case; those that we count otherwise than the products are in other-rules.test.ts (decision 97).
const day = (text: string) => Temporal.PlainDate.from(text)
const time = (text: string) => Temporal.PlainDateTime.from(text)
const span = (start: string, end: string): DaySpan => ({ start: at(start), end: at(end) })
const between = (start: string, end: string) => ({ start: time(start), end: time(end) })

const HOURS: CompanyHours = { ...DEFAULT_HOURS, workStartMinute: at('08:00'), workEndMinute: at('17:00') }
const FACTS: PlanFacts = { hours: HOURS, corrections: [], terms: [], standardMinutes: 480, workCheck: 'ALL' }
const FRIDAY = planDay(day('2026-11-20'), FACTS)
const counted = (plan: PlannedDay, start: string, end: string, exclusions: DaySpan[] = []) =>
  countDay(plan, { inMinute: at(start), outMinute: at(end), exclusions })

test.each([
  [239, 0],
  [240, 0],
  [255, 15],
  [270, 30],
  [271, 30],
  [400, 30],
  [510, 30],
  [511, 31],
  [525, 45],
  [540, 60],
  [541, 60],
  [600, 60],
  [720, 60],
])('V-01: presence of %i minutes rests %i', (present, rest) => {
  expect(autoRestMinutes(present)).toBe(rest)
})

test.each([
  ['UP_10MIN', '08:53', '09:00'],
  ['UP_10MIN', '09:00', '09:00'],
  ['UP_10MIN', '09:01', '09:10'],
  ['UP_05MIN', '08:06', '08:10'],
  ['UP_60MIN', '09:01', '10:00'],
  ['SCHEDULED', '08:40', '09:00'],
] as const)('V-02: a check-in %s of %s is %s', (option, recorded, expected) => {
  expect(formatClockTime(adjustCheckIn(at(recorded), option, at('09:00')))).toBe(expected)
})

test.each([
  ['DOWN_30MIN', '18:29', '18:00'],
  ['DOWN_30MIN', '18:30', '18:30'],
  ['DOWN_05MIN', '08:06', '08:05'],
] as const)('V-02: a check-out %s of %s is %s', (option, recorded, expected) => {
  expect(formatClockTime(adjustCheckOut(at(recorded), option, at('18:00')))).toBe(expected)
})

test('V-03: an end before the start, and one beyond 24:00, lies on the next day', () => {
  for (const end of ['02:30', '26:30'])
    expect(normalizeInterval(day('2026-06-01'), '22:00', end)).toMatchObject({
      end: time('2026-06-02T02:30'),
      minutes: 270,
    })
})

test.each([
  ['2026-06-02T02:30', '2026-06-01'],
  ['2026-06-02T05:59', '2026-06-01'],
  ['2026-06-02T06:00', '2026-06-02'],
])('V-04: %s belongs to %s', (moment, expected) => {
  expect(workingDayOf(time(moment)).toString()).toBe(expected)
})

test('V-05: a request from the evening beyond the day change is two', () => {
  const split = splitByDayChange(between('2026-06-01T22:00', '2026-06-02T07:00'))
  expect(split).toMatchObject({ accepted: false, error: 'INVALID_TIME' })
  expect(split.parts.map(({ workingDay, minutes }) => [workingDay.toString(), minutes])).toEqual([
    ['2026-06-01', 480],
    ['2026-06-02', 60],
  ])
  for (const { start, end } of split.parts) expect(splitByDayChange({ start, end }).accepted).toBe(true)
})

test('V-14: days that are split at midnight keep every minute, and midnight begins no day of its own', () => {
  const parts = (start: string, end: string) =>
    splitByDayChange(between(start, end), 0).parts.map(({ minutes }) => minutes)
  expect(parts('2026-01-01T13:53', '2026-01-03T06:12')).toEqual([607, 1440, 372])
  expect(parts('2026-01-01T00:00', '2026-01-02T00:00')).toEqual([1440])
})

const TO_SIX = planDay(FRIDAY.day, { ...FACTS, hours: DEFAULT_HOURS })
const planPart = (unit: 'QUARTER' | 'ONEHOUR', start: string | null) =>
  planEvent(
    { taking: 'FREE', unit, from: TO_SIX.day, to: TO_SIX.day, start: start && at(start), end: null } as never,
    { on: () => TO_SIX, dayChangeMinute: 360 },
  )

test('V-16: a quarter of a day lasts two hours and an hour one, from a time that has to be said', () => {
  expect(planPart('QUARTER', '14:00')).toMatchObject({ span: span('14:00', '16:00') })
  expect(planPart('ONEHOUR', '17:00')).toMatchObject({ span: span('17:00', '18:00') })
  expect(planPart('QUARTER', null)).toMatchObject({ ok: false, fault: 'START_TIME_REQUIRED' })
})

/** Overtime of a week from Monday 16 November on: of the days, and of the week besides. */
function overtimeOf(hours: number[]): number {
  const week = daysBetween(day('2026-11-16'), day('2026-11-22')).map((one, index) => ({
    day: one,
    workType: 'FIXED' as const,
    minutes: (hours[index] ?? 0) * 60,
    isHoliday: false,
  }))
  const ofDays = week.reduce((sum, { minutes }) => sum + Math.max(0, minutes - 480), 0)
  return (ofDays + [...overtimeOfPeriods(week).values()].reduce((sum, one) => sum + one, 0)) / 60
}

test.each([
  [[10, 10, 10, 10, 10], 10],
  [[8, 8, 8, 8, 8, 8], 8],
  [[12, 12, 12], 12],
  [[8, 8, 8, 8, 8], 0],
  [[10, 10, 10, 10, 10, 8], 18],
])('V-21: a week of %j hours has %i of overtime, no hour twice', (hours, overtime) => {
  expect(overtimeOf(hours)).toBe(overtime)
})

test.each([
  ['08:00', '17:00', 0],
  ['07:00', '16:00', 0],
  ['09:00', '18:00', 0],
  ['08:00', '21:00', 240],
])('V-22: from %s to %s with an hour of lunch: %i of overtime', (start, end, overtime) => {
  expect(counted(FRIDAY, start, end).overtimeMinutes).toBe(overtime)
})

test.each<[DaySpan[], number]>([
  [[span('20:00', '21:00')], 300],
  [[span('20:00', '21:00'), span('22:30', '23:00')], 270],
  [[span('17:00', '21:00'), span('21:30', '23:00')], 30],
])('V-22: work in pieces, %j left out, has %i of overtime', (exclusions, overtime) => {
  expect(counted(FRIDAY, '08:00', '23:00', exclusions).overtimeMinutes).toBe(overtime)
})

test('V-23: overtime before and after the plan is two spans and not one block', () => {
  const { segments } = counted(FRIDAY, '06:00', '20:00')
  expect(segments.filter(({ kind }) => kind === 'BEYOND')).toEqual([
    { kind: 'BEYOND', ...span('06:00', '08:00') },
    { kind: 'BEYOND', ...span('17:00', '20:00') },
  ])
})

test.each([
  ['2026-11-20T20:00', '2026-11-21T08:00', 480],
  ['2026-11-20T20:00', '2026-11-21T00:00', 120],
  ['2026-11-21T00:00', '2026-11-21T08:00', 360],
  ['2026-11-20T23:00', '2026-11-21T02:00', 180],
  ['2026-11-20T09:00', '2026-11-20T17:00', 0],
  ['2026-11-20T22:00', '2026-11-21T06:00', 480],
  ['2026-11-20T18:00', '2026-11-21T01:30', 210],
  ['2026-11-20T05:00', '2026-11-20T06:30', 60],
  ['2026-11-20T01:00', '2026-11-20T09:00', 300],
])('V-25 to V-27: from %s to %s are %i minutes of night', (start, end, minutes) => {
  expect(nightMinutes(between(start, end))).toBe(minutes)
})

test.each([
  [24, 72, 24.001, 72.001, 500, 150.6, true],
  [24, 72, 24.01, 72.01, 500, 1506, false],
  [25, 75, 25.01, 75.01, 2000, 1500.6, true],
  [25, 75, 25.1, 75.1, 2000, 15_004, false],
])('V-33: from %f, %f to %f, %f within %i m', (lat, lon, toLat, toLon, radius, metres, isWithin) => {
  const distance = distanceMetres({ latitude: lat, longitude: lon }, { latitude: toLat, longitude: toLon })
  expect(Math.abs(distance - metres)).toBeLessThan(metres / 100)
  expect(distance <= radius).toBe(isWithin)
})
