import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayKind, MONDAY_TO_FRIDAY } from '../calendar/work-days.ts'
import { DEFAULT_DAY_SCHEDULE } from '../work-time/day-schedule.ts'
import { countLeave, type LeaveRequestInput } from './count-leave.ts'
import { LEAVE_UNITS, minutesToDays, unitMinutes, unitOfEventCode } from './leave-unit.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const office = {
  kindOf: (date: Temporal.PlainDate) => dayKind(date, { weekly: MONDAY_TO_FRIDAY }),
  standardMinutesOn: (_date: Temporal.PlainDate) => 480,
  schedule: DEFAULT_DAY_SCHEDULE,
}

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
  [{ unit: 'ONEHOUR', start: 720 }, 'INVALID_RANGE'],
  [{ unit: 'TIME', start: 1080, end: 1200 }, 'OUTSIDE_HOURS'],
  [{ unit: 'TIME', start: 480, end: 600 }, 'OUTSIDE_HOURS'],
  [{ unit: 'TIME', start: 900, end: 840 }, 'INVALID_RANGE'],
  [{ unit: 'TIME', start: 1380, end: 60 }, 'INVALID_RANGE'],
  [{ unit: 'TIME', start: 720, end: 780 }, 'INVALID_RANGE'],
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
  const seven = { ...office, standardMinutesOn: () => 420 }
  expect(minutes({}, seven)).toBe(420)
  expect(minutes({ unit: 'AM' }, seven)).toBe(210)
  expect(minutes({ unit: 'QUARTER', start: 540 }, seven)).toBe(120)
  expect(unitMinutes('AM', 455) + unitMinutes('PM', 455)).toBe(455)
  expect(minutesToDays(60, 420)).toBe(0.143)
})

test('each day counts by the contract of that day', () => {
  const until = day('2026-11-25')
  const person = {
    ...office,
    standardMinutesOn: (date: Temporal.PlainDate) =>
      Temporal.PlainDate.compare(date, until) < 0 ? 480 : 240,
  }
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
  const night = { start: 1320, end: 1860, lunch: { start: 1560, end: 1620 } }
  expect(minutes(request, { ...office, schedule: night })).toBe(expected)
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
