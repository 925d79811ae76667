import { expect, test } from 'vitest'
import { parseClockTime as at } from '../work-time/clock-time.ts'
import { comesForNextDay } from '../work-time/comes-for-next-day.ts'
import { DEFAULT_HOURS, type CompanyHours, type DaySpan } from '../work-time/day-schedule.ts'
import { planDay, type PlanFacts } from '../work-time/plan-day.ts'
import { workingDayOf } from '../work-time/working-day.ts'
import { countDay } from './count-day.ts'
import { plannedEnd } from './lateness.ts'
import type { DayFacts } from './measure-day.ts'
import { earliestStart, placeTimes } from './place-times.ts'

// Cases of products with other rules than our law and specification, with OUR figures (decision 97). V- is the number of the case.
const span = (start: string, end: string): DaySpan => ({ start: at(start), end: at(end) })
const HOURS: CompanyHours = { ...DEFAULT_HOURS, workStartMinute: at('08:00'), workEndMinute: at('17:00') }
const FACTS: PlanFacts = { hours: HOURS, corrections: [], terms: [], standardMinutes: 480, workCheck: 'ALL' }
const plan = (day: string, hours: Partial<CompanyHours> = {}) =>
  planDay(Temporal.PlainDate.from(day), { ...FACTS, hours: { ...HOURS, ...hours } })
const FRIDAY = plan('2026-11-20')
const SATURDAY = plan('2026-11-21')
const NO_LUNCH = { ...FRIDAY, schedule: { ...FRIDAY.schedule, lunch: null } }
const facts = (start: string, end: string, more: Partial<DayFacts> = {}): DayFacts => ({
  inMinute: at(start),
  outMinute: at(end),
  ...more,
})

test.each<[string, DayFacts, number, number]>([
  ['nine hours', facts('08:00', '17:00'), 60, 480],
  // The law has half an hour from four hours on, not an hour from six on.
  ['five hours', facts('08:00', '13:00'), 30, 270],
  ['ten hours in two pieces', facts('13:00', '30:00', { exclusions: [span('16:00', '23:00')] }), 60, 540],
])('V-06: %s', (_name, recorded, restMinutes, workedMinutes) => {
  expect(countDay(NO_LUNCH, recorded)).toMatchObject({ restMinutes, workedMinutes })
})

test('V-06: rest that has no place is not taken out of the night', () => {
  const pieces = facts('13:00', '30:00', { exclusions: [span('16:00', '23:00')] })
  expect(countDay(NO_LUNCH, pieces).nightMinutes).toBe(420)
})

test.each<[string, DayFacts, number, number]>([
  // Twelve hours without rest are none in law: one of them is rest, and what is beyond eight hours has one rate.
  ['twelve hours', facts('08:00', '20:00'), 660, 180],
  [
    'four hours and four and a half',
    facts('08:00', '17:00', { exclusions: [span('12:00', '12:30')] }),
    480,
    0,
  ],
])('V-20: %s', (_name, recorded, workedMinutes, overtimeMinutes) => {
  expect(countDay(NO_LUNCH, recorded)).toMatchObject({ workedMinutes, overtimeMinutes })
})

test('V-24: no tolerance swallows minutes before or after the plan', () => {
  expect(countDay(FRIDAY, facts('07:55', '17:05')).overtimeMinutes).toBe(10)
})

test.each<[string, DayFacts, number]>([
  ['two pieces', facts('14:00', '25:30', { exclusions: [span('17:30', '18:30')] }), 210],
  ['small hours and evening', facts('01:00', '20:00', { exclusions: [span('04:00', '17:00')] }), 180],
  ['evening and night', facts('17:00', '28:00'), 360],
])('V-28: night is 22:00 to 06:00: %s', (_name, recorded, night) => {
  expect(countDay(NO_LUNCH, recorded).nightMinutes).toBe(night)
})

test.each([
  ['Friday into Saturday is the work of Friday', FRIDAY, facts('18:00', '33:00'), 360],
  ['Saturday is a day off and no holiday', SATURDAY, facts('05:00', '20:00'), 360],
])('V-29: no premium of Saturdays: %s', (_name, day, recorded, overtimeMinutes) => {
  expect(countDay(day, recorded)).toMatchObject({ holidayMinutes: 0, holidayOverMinutes: 0, overtimeMinutes })
})

test.each([
  ['19:00', 60],
  ['20:00', 120],
  ['21:00', 120],
])(
  'V-30: with overtime approved to 20:00, a check-out at %s counts %i: the approval stays',
  (out, counted) => {
    const requested = [{ ...span('17:00', '20:00'), minutes: 180 }]
    const day = plan('2026-11-20', { overtimeBasis: 'OVERLAP_TIME_IF_REQ', workStartMinute: at('09:00') })
    expect(countDay(day, facts('09:00', out, { requested })).overtimeMinutes).toBe(counted)
  },
)

test.each(['07:00', '12:00', '12:01', '13:00', '13:01'])(
  'V-31: %s is of its working day, whatever is planned',
  (time) => {
    expect(workingDayOf(Temporal.PlainDateTime.from(`2026-11-20T${time}`)).toString()).toBe('2026-11-20')
  },
)

test('V-31: half an hour after a shift over midnight is still of it, half an hour before one is of its day', () => {
  const shift = {
    facts: { inMinute: at('23:00'), outMinute: null },
    plan: { endMinute: at('25:00') },
    work: [],
  }
  expect(comesForNextDay(at('25:30'), shift, { startMinute: at('08:00') })).toBe(false)
  const idle = { facts: { inMinute: null, outMinute: null }, plan: { endMinute: null }, work: [] }
  expect(comesForNextDay(at('23:30'), idle, { startMinute: at('00:30') })).toBe(true)
  const earliest = earliestStart(at('06:00'), { planned: at('00:30'), recorded: null })
  expect(placeTimes({ start: at('23:30'), end: at('10:00'), exclusions: [] }, earliest)).toMatchObject({
    start: -30,
    end: at('10:00'),
  })
})

test.each<[string, DayFacts, number, number]>([
  ['five presses, from the first to the last', facts('08:00', '14:30'), 390, 360],
  ['a stray OUT before IN is none', facts('08:30', '13:30'), 300, 270],
  [
    'what was no work between the same presses is said',
    facts('08:00', '14:30', { exclusions: [span('09:30', '10:00'), span('13:00', '14:30')] }),
    390,
    240,
  ],
])('V-32: %s', (_name, recorded, grossMinutes, workedMinutes) => {
  expect(countDay(NO_LUNCH, recorded)).toMatchObject({ grossMinutes, workedMinutes })
})

test('V-34: a forgotten check-out ends with the plan, before leave at its end, or when the hours of the day are done', () => {
  expect(plannedEnd(FRIDAY, at('08:00'), [], 0)).toBe(at('17:00'))
  expect(plannedEnd(FRIDAY, at('08:00'), [span('15:00', '17:00')], 120)).toBe(at('15:00'))
  expect(plannedEnd({ ...FRIDAY, workType: 'FLEX_DAY' }, at('10:00'), [], 0)).toBe(at('19:00'))
})

test.each([
  ['09:30', '10:30', 90, 330, 60],
  ['08:00', '09:30', 0, 390, 90],
  ['08:00', '08:45', 0, 435, 45],
])(
  'V-35: from %s to %s: late %i, early %i, and %i worked: no grade takes work away',
  (start, end, late, early, worked) => {
    expect(countDay(FRIDAY, facts(start, end))).toMatchObject({
      lateMinutes: late,
      earlyMinutes: early,
      workedMinutes: worked,
    })
  },
)
