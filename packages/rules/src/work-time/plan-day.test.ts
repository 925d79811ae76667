import { expect, test } from 'vitest'
import { parseClockTime } from './clock-time.ts'
import { countDay } from '../work-day/count-day.ts'
import { expectedEnd, lateSpans } from '../work-day/lateness.ts'
import { minutesOf } from '../work-day/spans.ts'
import { type CompanyHours, DEFAULT_HOURS, lunchFault, scheduleOf } from './day-schedule.ts'
import { planDay, type PlanFacts, type WorkTerms } from './plan-day.ts'

const lateMinutes = (...facts: Parameters<typeof lateSpans>) => minutesOf(lateSpans(...facts))
const day = (text: string) => Temporal.PlainDate.from(text)
const NIGHT: CompanyHours = {
  ...DEFAULT_HOURS,
  workStartMinute: 1320,
  workEndMinute: 420,
  lunchStartMinute: 120,
  lunchEndMinute: 180,
}
const facts: PlanFacts = {
  hours: DEFAULT_HOURS,
  corrections: [],
  terms: [],
  standardMinutes: 480,
  workCheck: 'ALL',
}

test.each([
  ['2026-11-23', 'WORK', false, 'WEEK'],
  ['2026-11-28', 'OFF', false, 'WEEK'],
  ['2026-11-29', 'OFF', true, 'WEEK'],
  ['2026-12-25', 'HOLIDAY', true, 'HOLIDAY'],
])('%s is %s, holiday work: %s, by %s', (on, kind, isHoliday, source) => {
  const plan = planDay(day(on), facts)
  expect([plan.kind, plan.isHoliday, plan.from.kind]).toEqual([kind, isHoliday, source])
  expect(plan.startMinute).toBe(kind === 'WORK' ? 540 : null)
  expect(plan.plannedMinutes).toBe(kind === 'WORK' ? 480 : 0)
  // Also on a day off: whoever works then has lunch.
  expect(plan.schedule).toEqual({ start: 540, end: 1080, lunch: { start: 720, end: 780 } })
})

test('a company frees a day of its own and takes a holiday off the calendar', () => {
  const corrections = [
    { action: 'ADD', date: day('2026-11-24'), name: '창립기념일' },
    { action: 'REMOVE', date: day('2026-12-25') },
    { action: 'REMOVE', date: day('2026-11-28') },
  ] as const
  const on = (text: string) => planDay(day(text), { ...facts, corrections })
  expect(on('2026-11-24')).toMatchObject({ kind: 'HOLIDAY', isHoliday: true, from: { kind: 'CORRECTION' } })
  expect(on('2026-12-25')).toMatchObject({ kind: 'WORK', isHoliday: false, from: { kind: 'CORRECTION' } })
  // No holiday was there to be taken away: Saturday stays what the week makes it.
  expect(on('2026-11-28')).toMatchObject({ kind: 'OFF', from: { kind: 'WEEK' } })
})

test('the terms of the day go before the company, each by itself', () => {
  const own: WorkTerms = {
    from: '2026-11-24',
    until: '2026-11-26',
    workType: 'FLEX_DAY',
    checkIn: null,
    checkOut: 'SCHEDULED',
  }
  const on = (text: string) => planDay(day(text), { ...facts, terms: [own] })
  const company = { workType: 'FIXED', checkIn: 'ON_TIME', checkOut: 'ON_TIME' }
  expect(on('2026-11-23')).toMatchObject(company)
  expect(on('2026-11-24')).toMatchObject({
    workType: 'FLEX_DAY',
    checkIn: 'ON_TIME',
    checkOut: 'SCHEDULED',
    from: { workType: 'TERMS', checkIn: 'COMPANY', checkOut: 'TERMS', schedule: 'COMPANY' },
  })
  expect(on('2026-11-26')).toMatchObject(company)
})

test('work over midnight ends on the next day, with its lunch in the small hours', () => {
  expect(scheduleOf(NIGHT)).toEqual({ start: 1320, end: 1860, lunch: { start: 1560, end: 1620 } })
  const plan = planDay(day('2026-11-23'), { ...facts, hours: NIGHT })
  expect(plan.plannedMinutes).toBe(480)
  expect(expectedEnd(plan, 1320, 0)).toBe(1860)
  expect(countDay(plan, { inMinute: 1320, outMinute: 1860 }).workedMinutes).toBe(480)
})

test('lunch of a night may pass midnight, too', () => {
  const hours = { ...NIGHT, lunchStartMinute: 1410, lunchEndMinute: 30 }
  expect(scheduleOf(hours)).toEqual({ start: 1320, end: 1860, lunch: { start: 1410, end: 1470 } })
  const plan = planDay(day('2026-11-23'), { ...facts, hours })
  expect(plan.plannedMinutes).toBe(480)
  expect(countDay(plan, { inMinute: 1320, outMinute: 1860 }).workedMinutes).toBe(480)
})

test.each([
  ['09:00', '18:00', '12:00', '13:00', null],
  ['09:00', '18:00', '09:00', '10:00', null],
  ['09:00', '18:00', '17:00', '18:00', null],
  ['09:00', '18:00', '08:30', '09:30', 'OUTSIDE'],
  ['09:00', '18:00', '17:30', '18:30', 'OUTSIDE'],
  ['09:00', '18:00', '07:00', '08:00', 'OUTSIDE'],
  ['09:00', '18:00', '19:00', '20:00', 'OUTSIDE'],
  ['09:00', '18:00', '13:00', '12:00', 'ORDER'],
  ['09:00', '18:00', '12:00', '12:00', 'ORDER'],
  ['09:00', '18:00', '23:30', '00:30', 'ORDER'],
  ['22:00', '07:00', '02:00', '03:00', null],
  ['22:00', '07:00', '23:00', '23:59', null],
  ['22:00', '07:00', '23:30', '00:30', null],
  ['22:00', '07:00', '21:30', '22:30', 'OUTSIDE'],
  ['22:00', '07:00', '06:30', '07:30', 'OUTSIDE'],
  ['22:00', '07:00', '12:00', '13:00', 'OUTSIDE'],
  ['22:00', '07:00', '03:00', '02:00', 'OUTSIDE'],
  ['09:00', '09:00', '08:00', '09:00', null],
])('work from %s to %s with lunch from %s to %s: %s', (start, end, lunchStart, lunchEnd, fault) => {
  const times = {
    workStartMinute: parseClockTime(start),
    workEndMinute: parseClockTime(end),
    lunchStartMinute: parseClockTime(lunchStart),
    lunchEndMinute: parseClockTime(lunchEnd),
  }
  expect(lunchFault(times)).toBe(fault)
})

test('work is due at the start, after leave before it, and lunch puts it off', () => {
  const plan = planDay(day('2026-11-23'), facts)
  expect(lateMinutes(plan, 550, [])).toBe(10)
  expect(lateMinutes(plan, 850, [{ start: 540, end: 840 }])).toBe(10)
  expect(lateMinutes(plan, 790, [{ start: 540, end: 720 }])).toBe(10)
  expect(lateMinutes(plan, 1000, [{ start: 0, end: 2880 }])).toBe(0)
  expect(lateMinutes(plan, null, [])).toBe(0)
  expect(lateMinutes({ ...plan, workType: 'FLEX_DAY' }, 900, [])).toBe(0)
  expect(lateMinutes(planDay(day('2026-11-28'), facts), 900, [])).toBe(0)
})

const shiftsOf = (days: Record<string, boolean>) =>
  new Map(Object.entries(days).map(([on, works]) => [on, { day: on, works, hours: null }]))

// Monday 2 to Sunday 8 November; by 55조 1항 a week has one paid holiday, which need not be Sunday.
test.each<[string, Record<string, boolean>, string | null]>([
  ['a week off by the company', {}, '2026-11-08'],
  ['a schedule with Sunday off', { '2026-11-07': true, '2026-11-08': false }, '2026-11-08'],
  [
    'Tuesday and Wednesday off, Sunday worked',
    {
      '2026-11-03': false,
      '2026-11-04': false,
      '2026-11-07': true,
      '2026-11-08': true,
    },
    '2026-11-04',
  ],
  ['Sunday worked besides the week of the company', { '2026-11-08': true }, '2026-11-07'],
  ['no day off at all', { '2026-11-07': true, '2026-11-08': true }, '2026-11-08'],
])('the weekly holiday of %s', (_name, days, holiday) => {
  const shifts = shiftsOf(days)
  const found = Array.from({ length: 7 }, (_, at) => day('2026-11-02').add({ days: at }))
    .filter((one) => planDay(one, { ...facts, shifts }).isHoliday)
    .map(String)
  expect(found).toEqual([holiday])
})

test('a holiday of the law stays one for who is due on it', () => {
  const shifts = shiftsOf({ '2026-12-25': true })
  expect(planDay(day('2026-12-25'), { ...facts, shifts })).toMatchObject({ kind: 'WORK', isHoliday: true })
})

test('of half a day off the other half is due: nobody is late in the free one, and eight hours stay what overtime begins after', () => {
  const plan = (free: 'AM' | 'PM', more: Partial<PlanFacts> = {}) =>
    planDay(day('2026-12-24'), {
      ...facts,
      corrections: [{ action: 'HALF', date: day('2026-12-24'), name: '종무', free }],
      ...more,
    })
  const morning = plan('PM')
  expect(morning).toMatchObject({
    kind: 'WORK',
    isHoliday: false,
    startMinute: 540,
    endMinute: 840,
    plannedMinutes: 240,
    standardMinutes: 480,
    wholeMinutes: 240,
  })
  expect(plan('AM')).toMatchObject({ startMinute: 840, endMinute: 1080, plannedMinutes: 240 })
  expect(lateMinutes(plan('AM'), 840, [])).toBe(0)
  expect(countDay(morning, { inMinute: 540, outMinute: 840 })).toMatchObject({
    workedMinutes: 240,
    earlyMinutes: 0,
  })
  expect(countDay(morning, { inMinute: 540, outMinute: 1140 })).toMatchObject({
    overtimeMinutes: 60,
    holidayMinutes: 0,
  })
  // Hours of a schedule are those of that person and day; whoever is due by the company's hours has them halved.
  const shifts = (hours: { start: number; end: number; rest: number } | null) => ({
    shifts: new Map([['2026-12-24', { day: '2026-12-24', works: true, hours }]]),
  })
  expect(plan('PM', shifts({ start: 600, end: 1140, rest: 60 }))).toMatchObject({
    endMinute: 1140,
    wholeMinutes: 480,
  })
  expect(plan('PM', shifts(null))).toMatchObject({ endMinute: 840, wholeMinutes: 240 })
  // A day that has become a public holiday is one as a whole.
  expect(
    planDay(day('2026-12-25'), {
      ...facts,
      corrections: [{ action: 'HALF', date: day('2026-12-25'), name: '종무', free: 'PM' }],
    }),
  ).toMatchObject({ kind: 'HOLIDAY', halfHoliday: null, plannedMinutes: 0 })
})
