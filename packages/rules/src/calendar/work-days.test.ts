import { expect, test } from 'vitest'
import { dayKind, MONDAY_TO_FRIDAY, workDaysBetween, type WorkCalendar } from './work-days.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const office: WorkCalendar = { weekly: MONDAY_TO_FRIDAY }
const shift: WorkCalendar = {
  weekly: MONDAY_TO_FRIDAY,
  scheduled: { '2026-11-21': true, '2026-11-23': false, '2026-12-25': true },
}

test.each([
  ['2026-11-20', office, 'WORK'],
  ['2026-11-21', office, 'OFF'],
  ['2026-12-25', office, 'HOLIDAY'],
  ['2026-08-15', office, 'OFF'],
  ['2026-11-21', shift, 'WORK'],
  ['2026-11-23', shift, 'OFF'],
  ['2026-12-25', shift, 'HOLIDAY'],
] as const)('%s is judged as %#', (on, calendar, kind) => {
  expect(dayKind(day(on), calendar)).toBe(kind)
})

test('a reversed range has no days', () => {
  expect(workDaysBetween(day('2026-11-23'), day('2026-11-20'), office)).toEqual([])
})
