import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_HOURS } from '../work-time/day-schedule.ts'
import { planDay, type PlanFacts } from '../work-time/plan-day.ts'
import { countLeave, type LeaveRequestInput } from './count-leave.ts'
import { LEAVE_UNITS, minutesToDays, unitMinutes, unitOfEventCode } from './leave-unit.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const facts = {
  hours: DEFAULT_HOURS,
  corrections: [],
  terms: [],
  standardMinutes: 480,
  workCheck: 'ALL',
} as const
type Facts = Partial<PlanFacts>
const planBy =
  (more: Facts = {}) =>
  (date: Temporal.PlainDate) =>
    planDay(date, { ...facts, ...more })
const office = planBy()

function minutes(request: Partial<LeaveRequestInput>, person = office): number | string {
  const from = request.from ?? day('2026-11-23')
  const count = countLeave({ from, to: from, unit: 'FULL', ...request }, person)
  return count.ok ? count.minutes : count.error
}

test.each<[Partial<LeaveRequestInput>, number | string]>([
  [{}, 480],
  [{ unit: 'AM' }, 240],
  [{ unit: 'PM' }, 240],
  [{ unit: 'QUARTER', start: 540 }, 120],
  [{ unit: 'ONEHOUR', start: 540 }, 60],
  [{ unit: 'TIME', start: 660, end: 840 }, 120],
  [{ unit: 'TIME', start: 540, end: 1080 }, 480],
  [{ unit: 'QUARTER', start: 660 }, 60],
  [{ unit: 'QUARTER', start: 960 }, 120],
  [{ unit: 'QUARTER', start: 1200 }, 'OUTSIDE_HOURS'],
  [{ unit: 'QUARTER', start: 990 }, 'OUTSIDE_HOURS'],
  [{ unit: 'ONEHOUR', start: 510 }, 'OUTSIDE_HOURS'],
  [{ unit: 'TIME', start: 1080, end: 1200 }, 'OUTSIDE_HOURS'],
  [{ unit: 'TIME', start: 480, end: 600 }, 'OUTSIDE_HOURS'],
  [{ unit: 'TIME', start: 900, end: 840 }, 'INVALID_RANGE'],
  [{ unit: 'TIME', start: 1380, end: 60 }, 'INVALID_RANGE'],
  [{ unit: 'TIME', start: 720, end: 780 }, 'IN_BREAK'],
  [{ unit: 'ONEHOUR', start: 720 }, 'IN_BREAK'],
  [{ unit: 'TIME', start: 540, end: 540 }, 'INVALID_RANGE'],
  [{ unit: 'TIME', start: 540 }, 'INVALID_RANGE'],
  [{ unit: 'TIME' }, 'START_TIME_REQUIRED'],
  [{ unit: 'QUARTER' }, 'START_TIME_REQUIRED'],
  [{ unit: 'ONEHOUR', start: null }, 'START_TIME_REQUIRED'],
  [{ from: day('2026-12-24'), to: day('2026-12-28') }, 960],
  [{ from: day('2026-11-21'), to: day('2026-11-22') }, 0],
  [{ from: day('2026-11-23'), to: day('2026-11-20') }, 'INVALID_RANGE'],
  [{ from: day('1899-01-01'), to: day('9999-12-31') }, 'INVALID_RANGE'],
])('%j counts as %s', (request, expected) => {
  expect(minutes(request)).toBe(expected)
})

test('weekends and holidays are skipped, with the reason', () => {
  const count = countLeave({ from: day('2026-12-24'), to: day('2026-12-27'), unit: 'FULL' }, office)
  if (!count.ok) throw new Error(count.error)
  expect(count.skipped.map(({ date, reason }) => `${date} ${reason}`)).toEqual([
    '2026-12-25 HOLIDAY',
    '2026-12-26 OFF',
    '2026-12-27 OFF',
  ])
  expect(count.trace.at(-1)).toMatchObject({ rule: 'LEAVE_COUNTED', input: '1 x 480', effect: '480' })
})

test('a shorter contract has shorter days, and AM with PM makes the day', () => {
  const seven = planBy({ standardMinutes: 420 })
  expect(minutes({}, seven)).toBe(420)
  expect(minutes({ unit: 'AM' }, seven)).toBe(210)
  expect(minutes({ unit: 'QUARTER', start: 540 }, seven)).toBe(120)
  expect(unitMinutes('AM', 455) + unitMinutes('PM', 455)).toBe(455)
  expect(minutesToDays(60, 420)).toBe(0.143)
})

test('each day counts by the contract of that day', () => {
  const until = day('2026-11-25')
  const person = (date: Temporal.PlainDate) =>
    planBy({ standardMinutes: Temporal.PlainDate.compare(date, until) < 0 ? 480 : 240 })(date)
  const count = countLeave({ from: day('2026-11-23'), to: day('2026-11-27'), unit: 'FULL' }, person)
  expect(count).toMatchObject({
    minutes: 1680,
    trace: [
      { input: '2 x 480', effect: '960' },
      { input: '3 x 240', effect: '720' },
    ],
  })
})

test.each<[Partial<LeaveRequestInput>, number | string]>([
  [{ unit: 'TIME', start: 1380, end: 60 }, 120],
  [{ unit: 'TIME', start: 60, end: 240 }, 120],
  [{ unit: 'QUARTER', start: 240 }, 120],
  [{ unit: 'QUARTER', start: 360 }, 'OUTSIDE_HOURS'],
  [{ unit: 'TIME', start: 1260, end: 1380 }, 'OUTSIDE_HOURS'],
  [{ unit: 'TIME', start: 1380, end: 1380 }, 'INVALID_RANGE'],
])('work from 22:00 to 07:00, %j counts as %s', (request, expected) => {
  const night = { workStartMinute: 1320, workEndMinute: 420, lunchStartMinute: 120, lunchEndMinute: 180 }
  expect(minutes(request, planBy({ hours: { ...DEFAULT_HOURS, ...night } }))).toBe(expected)
})

test('event codes name their unit', () => {
  expect(unitOfEventCode('WORK:WEEKEND:AM')).toBe('AM')
  expect(unitOfEventCode('VACATION:QUARTER')).toBe('QUARTER')
  expect(unitOfEventCode('VACATION')).toBe('FULL')
})

test('counting is additive over adjacent ranges', () => {
  const unit = fc.constantFrom(...LEAVE_UNITS)
  const offset = fc.integer({ min: 0, max: 1200 })
  const length = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(unit, offset, length, length, (one, start, first, second) => {
      const from = day('2025-01-01').add({ days: start })
      const middle = from.add({ days: first })
      const to = middle.add({ days: 1 + second })
      const count = (a: Temporal.PlainDate, b: Temporal.PlainDate): number =>
        Number(minutes({ from: a, to: b, unit: one, start: 540, end: 600 }))
      expect(count(from, to)).toBe(count(from, middle) + count(middle.add({ days: 1 }), to))
    }),
  )
})

// Urlaubsverwaltung counts 24 and 31 December as halves in the same way (peers V-48); its mornings of them count a quarter.
test('halves of days that the company keeps free take what is due of them, and nothing else', () => {
  const half = (on: string) => ({ action: 'HALF', date: day(on), name: '종무', free: 'PM' }) as const
  const corrections = [half('2026-12-24'), half('2026-12-31')]
  const person = planBy({ corrections })
  // 23 to 31 December: Christmas on Friday, the weekend.
  const over = { from: day('2026-12-23'), to: day('2026-12-31') }
  const all = countLeave({ ...over, unit: 'FULL' }, person)
  expect(all).toMatchObject({ ok: true, minutes: 5 * 480 })
  expect(all.ok && all.days.find(({ date }) => date.day === 24)).toMatchObject({
    minutes: 240,
    span: { start: 540, end: 840 },
  })
  expect(minutes({ ...over, unit: 'AM' }, person)).toBe(6 * 240)
  expect(minutes({ ...over, unit: 'PM' }, person)).toBe(4 * 240)
  const afternoons = countLeave({ ...over, unit: 'PM' }, person)
  expect(afternoons.ok && afternoons.trace.slice(0, 2)).toMatchObject([
    { input: '2026-12-24', article: '근로기준법 제60조' },
    { input: '2026-12-25', article: '근로기준법 제55조 제2항' },
  ])
  const on = { from: day('2026-12-24'), to: day('2026-12-24') }
  expect(minutes({ ...on, unit: 'AM' }, person)).toBe(240)
  expect(minutes({ ...on, unit: 'PM' }, person)).toBe('HALF_HOLIDAY')
  expect(minutes({ ...on, unit: 'QUARTER', start: 840 }, person)).toBe('OUTSIDE_HOURS')
  expect(minutes({ ...on, unit: 'TIME', start: 660, end: 840 }, person)).toBe(120)
})

test('a time of the day is judged on each of its days, and the day that refuses it is named', () => {
  const corrections = [{ action: 'HALF', date: day('2026-12-24'), name: '종무', free: 'PM' }] as const
  const late = { works: true, hours: { start: 840, end: 1380, rest: 60 } } as const
  const person = planBy({ corrections, shifts: new Map([['2026-12-09', { day: '2026-12-09', ...late }]]) })
  const over = (from: string, to: string, request: Partial<LeaveRequestInput>) =>
    countLeave({ from: day(from), to: day(to), unit: 'QUARTER', ...request }, person)
  const refused = (on: string) => ({ ok: false, error: 'OUTSIDE_HOURS', on: day(on) })
  expect(over('2026-12-08', '2026-12-09', { start: 600 })).toEqual(refused('2026-12-09'))
  expect(over('2026-12-09', '2026-12-10', { start: 600 })).toEqual(refused('2026-12-09'))
  expect(over('2026-12-23', '2026-12-24', { start: 900 })).toEqual(refused('2026-12-24'))
  expect(over('2026-12-08', '2026-12-09', { start: 900 })).toMatchObject({ ok: true, minutes: 240 })
  // The hours that a Saturday would have refuse nothing.
  expect(over('2026-12-05', '2026-12-07', { start: 900 })).toMatchObject({ ok: true, minutes: 120 })
})
