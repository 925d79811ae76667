import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planEvent } from '../work-events/plan-event.ts'
import { parseClockTime as at } from '../work-time/clock-time.ts'
import { type CompanyHours, DEFAULT_HOURS, dinnerFault } from '../work-time/day-schedule.ts'
import { planDay, type PlanFacts, type PlannedDay } from '../work-time/plan-day.ts'
import { countDay } from './count-day.ts'
import { expectedEnd } from './lateness.ts'

const FRIDAY = Temporal.PlainDate.from('2026-11-20')
const SUNDAY = Temporal.PlainDate.from('2026-11-22')
const EVERYBODY: CompanyHours = {
  ...DEFAULT_HOURS,
  dinnerStartMinute: at('18:00'),
  dinnerEndMinute: at('19:00'),
}
const CONTINUED: CompanyHours = { ...EVERYBODY, enterpriseOption: 'DINNER_AFT_CONT_WORK' }

function planned(hours: CompanyHours, day = FRIDAY, more: Partial<PlanFacts> = {}): PlannedDay {
  return planDay(day, { hours, corrections: [], terms: [], standardMinutes: 480, workCheck: 'ALL', ...more })
}

/** Worked, rest and overtime. */
const figures = (plan: PlannedDay, from: string, to: string) => {
  const day = countDay(plan, { inMinute: at(from), outMinute: at(to) })
  return [day.workedMinutes, day.restMinutes, day.overtimeMinutes + day.holidayMinutes]
}

test.each<[leaves: string, none: number[], everybody: number[], continued: number[]]>([
  ['18:00', [480, 60, 0], [480, 60, 0], [480, 60, 0]],
  ['18:40', [520, 60, 40], [480, 100, 0], [520, 60, 40]],
  ['19:00', [540, 60, 60], [480, 120, 0], [540, 60, 60]],
  ['19:01', [541, 60, 61], [481, 120, 1], [481, 120, 1]],
  ['21:00', [660, 60, 180], [600, 120, 120], [600, 120, 120]],
])('who leaves at %s worked, rested and was over by', (leaves, none, everybody, continued) => {
  expect(figures(planned(DEFAULT_HOURS), '09:00', leaves)).toEqual(none)
  expect(figures(planned(EVERYBODY), '09:00', leaves)).toEqual(everybody)
  expect(figures(planned(CONTINUED), '09:00', leaves)).toEqual(continued)
})

test('dinner is taken out of work on holidays, too', () => {
  expect(figures(planned(EVERYBODY, SUNDAY), '09:00', '20:00')).toEqual([540, 120, 480])
})

test('a shift that reaches into dinner has its own rest alone; one that ends before it has dinner after it', () => {
  const shift = (start: string, end: string) => {
    const hours = { start: at(start), end: at(end), rest: 60 }
    const shifts = new Map([['2026-11-20', { day: '2026-11-20', works: true, hours }]])
    return planned(EVERYBODY, FRIDAY, { shifts })
  }
  expect(figures(shift('13:00', '22:00'), '13:00', '22:00')).toEqual([480, 60, 0])
  expect(figures(shift('07:00', '16:00'), '07:00', '20:00')).toEqual([660, 120, 180])
})

test('a night shift has the dinner of the next evening, and a dinner in the small hours is that of the night', () => {
  const night = {
    ...EVERYBODY,
    workStartMinute: at('22:00'),
    workEndMinute: at('06:00'),
    lunchStartMinute: at('01:00'),
    lunchEndMinute: at('02:00'),
  }
  expect(figures(planned(night), '22:00', '30:00')).toEqual([420, 60, 0])
  const late = { ...EVERYBODY, dinnerStartMinute: at('00:30'), dinnerEndMinute: at('01:00') }
  expect(figures(planned(late), '09:00', '26:00')).toEqual([930, 90, 450])
})

test.each<[CompanyHours, comes: string, ends: string]>([
  [DEFAULT_HOURS, '11:00', '20:00'],
  [EVERYBODY, '11:00', '21:00'],
  [EVERYBODY, '09:00', '18:00'],
  // Done within dinner, they need not wait for its end.
  [CONTINUED, '09:30', '18:30'],
  [CONTINUED, '11:00', '21:00'],
])('with %j who comes at %s is done at %s', (hours, comes, ends) => {
  expect(expectedEnd(planned(hours), at(comes), 0)).toBe(at(ends))
})

test.each<[CompanyHours, from: string, to: string, minutes: number | 'INVALID_RANGE']>([
  [DEFAULT_HOURS, '18:00', '21:00', 180],
  [EVERYBODY, '18:00', '21:00', 120],
  [CONTINUED, '18:00', '21:00', 120],
  [CONTINUED, '18:00', '19:00', 60],
  [EVERYBODY, '18:00', '19:00', 'INVALID_RANGE'],
])('with %j overtime from %s to %s is asked for as %s minutes', (hours, start, end, minutes) => {
  const asked = {
    from: FRIDAY,
    to: FRIDAY,
    taking: 'BEYOND',
    unit: null,
    start: at(start),
    end: at(end),
  } as const
  const plan = planEvent(asked, { on: (day) => planned(hours, day), dayChangeMinute: 360 })
  expect(plan.ok ? plan.days[0]!.minutes : plan.fault).toBe(minutes)
})

test.each<[from: string | null, to: string | null, fault: string | null]>([
  [null, null, null],
  ['18:00', '19:00', null],
  ['23:30', '00:30', null],
  ['18:00', null, 'ORDER'],
  [null, '19:00', 'ORDER'],
  ['18:00', '18:00', 'ORDER'],
  ['17:59', '19:00', 'INSIDE'],
  ['12:00', '13:00', 'INSIDE'],
  ['19:00', '18:00', 'INSIDE'],
  ['08:00', '09:01', 'INSIDE'],
])('a dinner from %s to %s is %s', (from, to, fault) => {
  const minute = (time: string | null) => (time === null ? null : at(time))
  expect(
    dinnerFault({ ...DEFAULT_HOURS, dinnerStartMinute: minute(from), dinnerEndMinute: minute(to) }),
  ).toBe(fault)
})

test('whatever somebody works, its minutes add up, and the option never takes more of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1440 }), (inMinute, length) => {
      const facts = { inMinute, outMinute: inMinute + length }
      const [everybody, continued] = [EVERYBODY, CONTINUED].map((hours) => countDay(planned(hours), facts))
      for (const day of [everybody!, continued!])
        expect(day.workedMinutes + day.restMinutes + day.excludedMinutes).toBe(day.grossMinutes)
      expect(continued!.workedMinutes).toBeGreaterThanOrEqual(everybody!.workedMinutes)
    }),
  )
})

test('who leaves at the end that they were told has worked what was planned, and a minute before has not', () => {
  const minute = fc.integer({ min: at('05:00'), max: at('21:00') })
  fc.assert(
    fc.property(minute, fc.constantFrom(DEFAULT_HOURS, EVERYBODY, CONTINUED), (inMinute, hours) => {
      const plan = planned(hours)
      const end = expectedEnd(plan, inMinute, 0)!
      const worked = (outMinute: number) => countDay(plan, { inMinute, outMinute }).workedMinutes
      expect(worked(end)).toBe(480)
      expect(worked(end - 1)).toBeLessThan(480)
    }),
  )
})
