import { expect, test } from 'vitest'
import { parseClockTime as at } from '../work-time/clock-time.ts'
import { type CompanyHours, type DaySpan, DEFAULT_HOURS } from '../work-time/day-schedule.ts'
import { planDay, type PlannedDay } from '../work-time/plan-day.ts'
import type { WorkType } from '../work-time/work-type.ts'
import { countDay, type CountedDay } from './count-day.ts'
import type { DayFacts } from './measure-day.ts'
import { expectedEnd } from './lateness.ts'

function planned(workType: WorkType, day = '2026-11-20', hours: Partial<CompanyHours> = {}): PlannedDay {
  return planDay(Temporal.PlainDate.from(day), {
    hours: { ...DEFAULT_HOURS, ...hours },
    corrections: [],
    terms: [{ from: '', until: null, workType, checkIn: null, checkOut: null }],
    standardMinutes: 480,
    workCheck: 'ALL',
  })
}

const span = (start: string, end: string): DaySpan => ({ start: at(start), end: at(end) })
const from = (start: string, end: string, more: Partial<DayFacts> = {}): DayFacts => ({
  inMinute: at(start),
  outMinute: at(end),
  ...more,
})
const approved = (start: string, end: string) => ({
  ...span(start, end),
  minutes: at(end) - at(start),
})

// 10:00 to 22:30 with an hour of rest are eleven and a half hours, half an hour of them at night.
test.each<[WorkType, Partial<CountedDay>]>([
  ['FIXED', { workedMinutes: 690, overtimeMinutes: 210, nightMinutes: 30, lateMinutes: 60 }],
  ['FLEX_DAY', { workedMinutes: 690, overtimeMinutes: 210, nightMinutes: 30, lateMinutes: 0 }],
  // 52조: overtime is what exceeds the period, not the day. Night work stays night work.
  ['FLEX_WEEK', { workedMinutes: 690, overtimeMinutes: 0, nightMinutes: 30, lateMinutes: 0 }],
  ['FLEX_MONTH', { workedMinutes: 690, overtimeMinutes: 0, nightMinutes: 30, lateMinutes: 0 }],
  // 58조: as planned, whatever the clock saw.
  ['DEEMED', { workedMinutes: 480, overtimeMinutes: 0, nightMinutes: 30, lateMinutes: 0 }],
])('a long day of %s', (workType, expected) => {
  const counted = countDay(planned(workType), from('10:00', '22:30'))
  expect(counted).toMatchObject(expected)
  expect(counted.workedMinutes + counted.restMinutes + counted.excludedMinutes).toBe(counted.grossMinutes)
  const lengths = counted.segments.reduce((sum, { start, end }) => sum + end - start, 0)
  expect(lengths).toBe(counted.grossMinutes)
})

test('work on a holiday has its ladder in every type of work', () => {
  for (const workType of ['FLEX_WEEK', 'FLEX_MONTH', 'DEEMED'] as const)
    expect(countDay(planned(workType, '2026-11-22'), from('09:00', '21:00'))).toMatchObject({
      holidayMinutes: 480,
      holidayOverMinutes: 180,
      overtimeMinutes: 0,
    })
})

test('nobody whose hours move loses what lies before the hours of the company', () => {
  const hours = { checkInAdjustment: 'SCHEDULED', checkOutAdjustment: 'SCHEDULED' } as const
  for (const workType of ['FLEX_DAY', 'FLEX_WEEK', 'FLEX_MONTH'] as const)
    expect(countDay(planned(workType, '2026-11-20', hours), from('07:00', '20:00')).grossMinutes).toBe(780)
  expect(countDay(planned('FIXED', '2026-11-20', hours), from('07:00', '20:00')).grossMinutes).toBe(540)
})

test.each<[string, DayFacts, Partial<CountedDay>]>([
  ['a short day', from('10:00', '11:00'), { grossMinutes: 540, workedMinutes: 480, earlyMinutes: 0 }],
  [
    'an afternoon off',
    from('09:00', '13:00', { leave: [span('14:00', '18:00')] }),
    { counted: span('09:00', '14:00'), workedMinutes: 240 },
  ],
  [
    'an hour off in between',
    from('09:00', '18:00', { leave: [span('15:00', '16:00')] }),
    { excludedMinutes: 60, workedMinutes: 420 },
  ],
  [
    'approved work in the evening',
    from('09:00', '18:00', { requested: [approved('18:00', '20:00')] }),
    { workedMinutes: 600, overtimeMinutes: 120 },
  ],
  [
    'approved work after a pause',
    from('09:00', '18:00', { requested: [approved('19:00', '21:00')] }),
    { grossMinutes: 720, excludedMinutes: 60, workedMinutes: 600, overtimeMinutes: 120 },
  ],
  ['still there', { inMinute: 600, outMinute: null }, { workedMinutes: 0, counted: null }],
])('deemed work: %s', (_name, facts, expected) => {
  expect(countDay(planned('DEEMED'), facts)).toMatchObject(expected)
})

test('deemed work ends when it was planned to, whenever somebody came', () => {
  expect(expectedEnd(planned('DEEMED'), at('11:00'), 0)).toBe(at('18:00'))
  expect(expectedEnd(planned('FLEX_DAY'), at('11:00'), 0)).toBe(at('20:00'))
})

test('deemed work says so', () => {
  const { trace } = countDay(planned('DEEMED'), from('10:00', '22:30'))
  expect(trace.map(({ rule, article, input, effect }) => [rule, article, input, effect])).toEqual([
    ['DAY_DEEMED', '근로기준법 제58조', '10:00 ~ 22:30', '09:00 ~ 18:00'],
    ['DAY_GROSS', '근로기준법 제50조 제3항', '09:00 ~ 18:00', '540'],
    ['DAY_REST', '근로기준법 제54조 제1항', '540', '-60'],
    ['DAY_WORKED', '근로기준법 제50조 제3항', '540', '480'],
    ['DAY_NIGHT', '근로기준법 제56조 제3항', '10:00 ~ 22:30', '30'],
  ])
})
