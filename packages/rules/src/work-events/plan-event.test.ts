import { expect, test } from 'vitest'
import type { HolidayCorrection } from '../calendar/holidays.ts'
import { DEFAULT_HOURS } from '../work-time/day-schedule.ts'
import { planDay } from '../work-time/plan-day.ts'
import { type AskedEvent, planEvent, takingOf } from './plan-event.ts'

// Wednesday 2026-11-25 is a working day of 09:00-18:00, Saturday the 28th and Sunday are off.
const facts = { hours: DEFAULT_HOURS, terms: [], standardMinutes: 480, workCheck: 'ALL' } as const
const planWith = (corrections: readonly HolidayCorrection[]) => ({
  dayChangeMinute: 360,
  on: (day: Temporal.PlainDate) => planDay(day, { ...facts, corrections }),
})
const WEDNESDAY = Temporal.PlainDate.from('2026-11-25')
const SATURDAY = Temporal.PlainDate.from('2026-11-28')

const ask = (asked: Partial<AskedEvent>, corrections: readonly HolidayCorrection[] = []) =>
  planEvent(
    {
      taking: 'AT_WORK',
      unit: 'FULL',
      from: WEDNESDAY,
      to: asked.from ?? WEDNESDAY,
      start: null,
      end: null,
      ...asked,
    },
    planWith(corrections),
  )
const overtime = (start: number, end: number, from = WEDNESDAY) =>
  ask({ taking: 'BEYOND', unit: null, start, end, from })
const partOf = (planned: ReturnType<typeof ask>) =>
  planned.ok ? planned.days.map(({ start, end, minutes }) => [start, end, minutes]) : planned.fault

test('a day at home takes the hours of the day, so that the evening stays free for overtime', () => {
  expect(partOf(ask({}))).toEqual([[540, 1080, 480]])
  expect(partOf(ask({ unit: 'AM' }))).toEqual([[540, 840, 240]])
  expect(partOf(ask({ unit: 'TIME', start: 1020, end: 1200 }))).toEqual([[1020, 1200, 180]])
})

test('leave of its own takes all of a day and counts the standard day, weekends left out', () => {
  expect(partOf(ask({ taking: 'FREE', to: SATURDAY }))).toEqual([
    [0, 2880, 480],
    [0, 2880, 480],
    [0, 2880, 480],
  ])
  expect(partOf(ask({ taking: 'FREE', unit: 'TIME', start: 1020, end: 1140 }))).toBe('OUTSIDE_HOURS')
})

test('overtime lies outside the hours that are planned, and over midnight on the day on which it began', () => {
  expect(partOf(overtime(1080, 1200))).toEqual([[1080, 1200, 120]])
  expect(partOf(overtime(1320, 120))).toEqual([[1320, 1560, 240]])
  expect(partOf(overtime(120, 240))).toEqual([[1560, 1680, 120]])
  expect(partOf(overtime(1020, 1140))).toBe('INSIDE_HOURS')
})

test.each([
  ['across the change of the day', 300, 420, 'INVALID_TIME'],
  ['until the change of the day, which is near the hours of it', 300, 360, [[300, 360, 60]]],
  ['before those hours are near', 240, 300, [[1680, 1740, 60]]],
  ['across the hour at which they come near', 240, 360, [[1680, 1800, 120]]],
  ['from the change of the day', 360, 420, [[360, 420, 60]]],
  ['before midnight', -60, 30, 'INVALID_TIME'],
  ['no length', 1080, 1080, 'INVALID_RANGE'],
])('overtime %s', (_name, start, end, expected) => {
  expect(partOf(overtime(start, end))).toEqual(expected)
})

test('work on a day off counts without lunch and not on a day on which it is due', () => {
  const weekend = { taking: 'BEYOND', unit: 'FULL' } as const
  expect(partOf(ask({ ...weekend, from: SATURDAY }))).toEqual([[540, 1080, 480]])
  expect(partOf(ask(weekend))).toBe('ON_WORK_DAY')
})

test('times that are missing are named', () => {
  expect(partOf(ask({ unit: 'TIME' }))).toBe('START_TIME_REQUIRED')
  expect(partOf(ask({ unit: 'TIME', start: 600 }))).toBe('END_TIME_REQUIRED')
  expect(partOf(ask({ from: SATURDAY, to: WEDNESDAY }))).toBe('INVALID_RANGE')
})

test('what a code takes follows what it is', () => {
  expect(takingOf('WORK:EXTENDED', 'WORK')).toBe('BEYOND')
  expect(takingOf('CUSTOM:3:FULL', 'WORK')).toBe('AT_WORK')
  expect(takingOf('CUSTOM:3:FULL', 'SP')).toBe('FREE')
  expect(takingOf('OUT:TRIP:FULL', 'OUT')).toBe('AT_WORK')
})

test('of half a day off the other half is what can be asked for, and overtime lies in the free one', () => {
  const afternoonOff = [{ action: 'HALF', date: WEDNESDAY, name: '종무식', free: 'PM' }] as const
  const half = (asked: Partial<AskedEvent>) => partOf(ask(asked, afternoonOff))
  expect(half({ taking: 'FREE' })).toEqual([[540, 840, 240]])
  expect(half({ taking: 'FREE', unit: 'AM' })).toEqual([[540, 840, 240]])
  expect(half({ taking: 'FREE', unit: 'PM' })).toBe('HALF_HOLIDAY')
  expect(half({})).toEqual([[540, 840, 240]])
  expect(half({ unit: 'PM' })).toBe('HALF_HOLIDAY')
  expect(half({ taking: 'FREE', unit: 'QUARTER', start: 780 })).toBe('OUTSIDE_HOURS')
  expect(half({ taking: 'BEYOND', unit: null, start: 840, end: 960 })).toEqual([[840, 960, 120]])
  expect(half({ taking: 'BEYOND', unit: null, start: 780, end: 900 })).toBe('INSIDE_HOURS')
})

const FREE_AFTERNOON = [{ date: WEDNESDAY, action: 'HALF', free: 'PM', name: '종무식' }] as const

test.each([
  ['in the free half', 900, 960, 'HALF_HOLIDAY'],
  ['into the free half', 780, 900, 'HALF_HOLIDAY'],
  ['until it begins', 780, 840, [[780, 840, 60]]],
])('work elsewhere %s of a half holiday', (_how, start, end, planned) => {
  expect(partOf(ask({ unit: 'TIME', start, end }, FREE_AFTERNOON))).toEqual(planned)
})

test('who works in the free half of a day works overtime', () => {
  expect(partOf(ask({ taking: 'BEYOND', unit: null, start: 900, end: 960 }, FREE_AFTERNOON))).toEqual([
    [900, 960, 60],
  ])
})

// The day ends at 30:00, when the next one begins.
test.each([
  ['30:00', 1800, 1860],
  ['31:00', 1860, 1920],
  ['47:00', 2820, 2879],
])('nothing begins at %s: it belongs to the next day', (_at, start, end) => {
  expect(partOf(ask({ unit: 'TIME', start, end }))).toBe('INVALID_TIME')
  expect(partOf(overtime(start, end))).toBe('INVALID_TIME')
})

test('an end on the second day after is none of the next day', () => {
  expect(partOf(overtime(1200, 2100))).toBe('INVALID_TIME')
  expect(partOf(overtime(1380, 1560))).toEqual([[1380, 1560, 180]])
})

// Shifts of Thursday and Friday that begin soon after midnight; no work is due on Wednesday and Saturday.
const [THURSDAY, FRIDAY] = [WEDNESDAY.add({ days: 1 }), WEDNESDAY.add({ days: 2 })]
const scheduled = (hours: Record<number, [start: number, end: number]>) => ({
  dayChangeMinute: 360,
  on: (day: Temporal.PlainDate) => {
    const [start, end] = hours[day.day] ?? []
    const own = start === undefined ? null : { start, end: end!, rest: 60 }
    const shift = { day: day.toString(), works: own !== null, hours: own }
    return planDay(day, { ...facts, corrections: [], shifts: new Map([[shift.day, shift]]) })
  },
})
const shiftsFrom = (start: number) => scheduled({ 26: [start, start + 570], 27: [start, start + 570] })
const beforeShift = (from: Temporal.PlainDate, start: number, end: number, asked: Partial<AskedEvent> = {}) =>
  planEvent({ taking: 'BEYOND', unit: null, from, to: from, start, end, ...asked }, shiftsFrom(30))
const laid = (planned: ReturnType<typeof planEvent>) =>
  planned.ok ? planned.days.map(({ date, start, end }) => [date.toString(), start, end]) : planned.fault

test.each([
  ['up to it', 1380, 30, ['2026-11-26', -60, 30]],
  ['until midnight', 1380, 1440, ['2026-11-26', -60, 0]],
  ['from four hours before it', 1230, 1440, ['2026-11-26', -210, 0]],
  ['over an hour before it, on a day off', 1260, 1410, ['2026-11-25', 1260, 1410]],
  ['over less than an hour before it', 1260, 1411, ['2026-11-26', -180, -29]],
  ['from more than four hours before it', 1229, 1350, ['2026-11-25', 1229, 1350]],
  ['written as after midnight', 1440, 1470, ['2026-11-26', 0, 30]],
])('overtime on the evening before a shift counts where the work does: %s', (_how, start, end, expected) => {
  expect(laid(beforeShift(WEDNESDAY, start, end))).toEqual([expected])
})

test('overtime before a shift says the times of the day on which it was asked for', () => {
  expect(beforeShift(WEDNESDAY, 1380, 30)).toMatchObject({ ok: true, span: { start: 1380, end: 1470 } })
})

test('overtime on the day of a shift lies before it where it is near, and in it is refused', () => {
  expect(laid(beforeShift(THURSDAY, 0, 30))).toEqual([['2026-11-26', 0, 30]])
  expect(laid(beforeShift(THURSDAY, 600, 660))).toEqual([['2026-11-26', 600, 660]])
  expect(laid(beforeShift(THURSDAY, 120, 180))).toBe('INSIDE_HOURS')
  // The evening of one shift is that before the next.
  expect(laid(beforeShift(THURSDAY, 1380, 30))).toEqual([['2026-11-27', -60, 30]])
  expect(laid(beforeShift(WEDNESDAY, 1380, 120))).toBe('INSIDE_HOURS')
  expect(laid(beforeShift(WEDNESDAY, 1200, 120))).toBe('INSIDE_HOURS')
  expect(laid(beforeShift(FRIDAY, 1380, 30))).toEqual([['2026-11-27', 1380, 1470]])
})

test('work on a day off that goes on into a shift is work of that shift', () => {
  const weekend = { unit: 'TIME' } as const
  expect(laid(beforeShift(WEDNESDAY, 1380, 30, weekend))).toBe('ON_WORK_DAY')
  expect(laid(beforeShift(WEDNESDAY, 1380, 1440, weekend))).toEqual([['2026-11-25', 1380, 1440]])
})

test('overtime right after the hours of a day stays with it, however soon the next one begins', () => {
  const plan = scheduled({ 25: [720, 1290], 26: [60, 600] })
  const ask = (start: number, end: number) =>
    laid(planEvent({ taking: 'BEYOND', unit: null, from: WEDNESDAY, to: WEDNESDAY, start, end }, plan))
  expect(ask(1290, 1350)).toEqual([['2026-11-25', 1290, 1350]])
  expect(ask(1530, 1560)).toBe('INSIDE_HOURS')
})

test('a shift that begins before the day changes is not cut by it', () => {
  const asked = { taking: 'AT_WORK', unit: 'TIME', from: THURSDAY, to: THURSDAY } as const
  expect(laid(planEvent({ ...asked, start: 300, end: 420 }, shiftsFrom(300)))).toEqual([
    ['2026-11-26', 300, 420],
  ])
  expect(laid(beforeShift(THURSDAY, 0, 30))).toEqual([['2026-11-26', 0, 30]])
})
