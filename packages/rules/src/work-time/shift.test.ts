import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_HOURS } from './day-schedule.ts'
import { planDay, type PlanFacts } from './plan-day.ts'
import { scheduleOfShift, type Shift, type ShiftHours } from './shift.ts'

const LUNCH = { start: 720, end: 780 }

function planned(day: string, shift: Omit<Shift, 'day'>) {
  const facts: PlanFacts = {
    hours: DEFAULT_HOURS,
    corrections: [],
    terms: [],
    standardMinutes: 480,
    workCheck: 'ALL',
  }
  return planDay(Temporal.PlainDate.from(day), { ...facts, shifts: new Map([[day, { day, ...shift }]]) })
}

test.each<[string, ShiftHours, { start: number; end: number } | null]>([
  ['at the lunch of the company', { start: 540, end: 1020, rest: 60 }, LUNCH],
  ['in the middle, when it is another length', { start: 540, end: 1020, rest: 30 }, { start: 760, end: 790 }],
  ['in the middle of the night', { start: 1320, end: 1860, rest: 60 }, { start: 1560, end: 1620 }],
  ['at lunch of the day after', { start: 1200, end: 2280, rest: 60 }, { start: 2160, end: 2220 }],
  ['nowhere, without any', { start: 540, end: 780, rest: 0 }, null],
])('the rest of a shift lies %s', (_where, shift, lunch) => {
  expect(scheduleOfShift(shift, LUNCH)).toEqual({ start: shift.start, end: shift.end, lunch })
})

test('rest lies in the shift, and what is planned is the shift without it', () => {
  const shifts = fc
    .record({
      start: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 1, max: 1440 }),
      rest: fc.nat(),
    })
    .map(({ start, length, rest }): ShiftHours => ({ start, end: start + length, rest: rest % length }))
  fc.assert(
    fc.property(shifts, (shift) => {
      const { lunch } = scheduleOfShift(shift, LUNCH)
      expect(lunch === null || (shift.start <= lunch.start && lunch.end <= shift.end)).toBe(true)
      const plan = planned('2026-11-23', { works: true, hours: shift })
      expect(plan.plannedMinutes).toBe(shift.end - shift.start - shift.rest)
    }),
  )
})

test('a schedule goes before the week and before holidays', () => {
  const night = { works: true, hours: { start: 1320, end: 1860, rest: 60 } }
  expect(planned('2026-11-23', night)).toMatchObject({
    kind: 'WORK',
    startMinute: 1320,
    endMinute: 1860,
    plannedMinutes: 480,
    isHoliday: false,
    from: { kind: 'SCHEDULE', schedule: 'SCHEDULE' },
  })
  // Who is due on a Sunday rests on another day; a holiday of the law stays one.
  expect(planned('2026-11-29', night)).toMatchObject({ kind: 'WORK', isHoliday: false })
  expect(planned('2026-12-25', night)).toMatchObject({ kind: 'WORK', isHoliday: true })
  const off = { works: false, hours: null }
  expect(planned('2026-11-23', off)).toMatchObject({ kind: 'OFF', startMinute: null, plannedMinutes: 0 })
  expect(planned('2026-11-29', off)).toMatchObject({ kind: 'OFF', isHoliday: true })
})

test('a day of work without hours of its own has those of the company', () => {
  expect(planned('2026-11-28', { works: true, hours: null })).toMatchObject({
    kind: 'WORK',
    startMinute: 540,
    endMinute: 1080,
    plannedMinutes: 480,
    from: { kind: 'SCHEDULE', schedule: 'COMPANY' },
  })
})
