import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Interval } from './interval.ts'
import { summarizeDay, type DayInput, type DaySummary } from './summarize-day.ts'

const time = (text: string): Temporal.PlainDateTime => Temporal.PlainDateTime.from(text)
const clock = (at: string): Temporal.PlainDateTime => time(`2026-11-20T${at}`)
const span = (start: string, end: string): Interval => ({ start: clock(start), end: clock(end) })
const LUNCH = span('12:00', '13:00')

const base: DayInput = {
  workDate: Temporal.PlainDate.from('2026-11-20'),
  checkIn: clock('09:00'),
  checkOut: clock('18:00'),
  holiday: false,
  autoRest: true,
}

test.each<[string, Partial<DayInput>, Partial<DaySummary>]>([
  ['automatic rest', {}, { grossMinutes: 540, restMinutes: 60, workedMinutes: 480, overtimeMinutes: 0 }],
  ['lunch counts as the rest of the day', { lunch: LUNCH }, { restMinutes: 60, workedMinutes: 480 }],
  ['lunch alone', { lunch: LUNCH, autoRest: false }, { restMinutes: 60, workedMinutes: 480 }],
  [
    'lunch longer than due',
    { lunch: LUNCH, checkOut: clock('14:00') },
    { restMinutes: 60, workedMinutes: 240 },
  ],
  ['left during lunch', { lunch: LUNCH, autoRest: false, checkOut: clock('12:30') }, { workedMinutes: 180 }],
  ['no rest at all', { autoRest: false }, { workedMinutes: 540, overtimeMinutes: 60, shortBreak: true }],
  ['overtime', { checkOut: clock('20:30') }, { workedMinutes: 630, overtimeMinutes: 150, shortBreak: false }],
  [
    'exclusions overlapping each other and lunch',
    {
      lunch: LUNCH,
      autoRest: false,
      exclusions: [span('11:30', '12:30'), span('11:00', '12:00'), span('07:00', '08:00')],
    },
    { excludedMinutes: 90, restMinutes: 30, workedMinutes: 420 },
  ],
  [
    'night',
    { checkIn: clock('22:00'), checkOut: time('2026-11-21T06:00') },
    { workedMinutes: 450, nightMinutes: 480, overtimeMinutes: 0 },
  ],
  [
    'holiday',
    { holiday: true, checkOut: clock('21:00') },
    { workedMinutes: 660, overtimeMinutes: 0, holidayWithin8hMinutes: 480, holidayOver8hMinutes: 180 },
  ],
  ['beyond the plan', { plannedMinutes: 420 }, { beyondPlanMinutes: 60, overtimeMinutes: 0 }],
  [
    'early and late against the plan',
    {
      checkIn: clock('08:20'),
      checkOut: clock('19:00'),
      planned: span('09:00', '18:00'),
      checkInAdjustment: 'SCHEDULED',
      checkOutAdjustment: 'SCHEDULED',
    },
    { grossMinutes: 540, workedMinutes: 480 },
  ],
  ['adjusted to nothing', { checkIn: clock('17:50'), checkInAdjustment: 'UP_60MIN' }, { workedMinutes: 0 }],
  ['out before in', { checkIn: clock('19:00') }, { grossMinutes: 0, workedMinutes: 0 }],
])('%s', (_name, change, expected) => {
  expect(summarizeDay({ ...base, ...change })).toMatchObject(expected)
})

test('the trace tells how the minutes came about', () => {
  const { trace } = summarizeDay({ ...base, checkOut: clock('23:00') })
  expect(trace.map((step) => [step.rule, step.effect])).toEqual([
    ['DAY_GROSS', '840'],
    ['DAY_EXCLUDED', '-0'],
    ['DAY_AUTO_REST', '-60'],
    ['DAY_NIGHT', '60'],
    ['DAY_OVERTIME', '300'],
  ])
})

test('the parts of a day never exceed it', () => {
  const minute = fc.integer({ min: 0, max: 1440 })
  const away = fc.array(fc.tuple(minute, minute), { maxLength: 4 })
  fc.assert(
    fc.property(minute, minute, away, fc.boolean(), fc.boolean(), (from, length, out, holiday, autoRest) => {
      const day = summarizeDay({
        ...base,
        checkIn: clock('00:00').add({ minutes: from }),
        checkOut: clock('00:00').add({ minutes: from + length }),
        exclusions: out.map(([a, b]) => ({
          start: clock('00:00').add({ minutes: Math.min(a, b) }),
          end: clock('00:00').add({ minutes: Math.max(a, b) }),
        })),
        lunch: LUNCH,
        holiday,
        autoRest,
      })
      expect(day.workedMinutes + day.excludedMinutes + day.restMinutes).toBe(day.grossMinutes)
      expect(day.nightMinutes).toBeLessThanOrEqual(day.grossMinutes - day.excludedMinutes)
      const ladder = day.holidayWithin8hMinutes + day.holidayOver8hMinutes
      expect(holiday ? ladder : ladder + day.workedMinutes).toBe(day.workedMinutes)
    }),
  )
})
