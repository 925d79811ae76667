import { expect, test } from 'vitest'
import { parseClockTime as at } from '../work-time/clock-time.ts'
import { DEFAULT_HOURS } from '../work-time/day-schedule.ts'
import { planDay } from '../work-time/plan-day.ts'
import type { WorkType } from '../work-time/work-type.ts'
import { gateCountsFrom } from './gate-window.ts'

const planned = (workType: WorkType, day = '2026-11-25') =>
  planDay(Temporal.PlainDate.from(day), {
    hours: DEFAULT_HOURS,
    corrections: [],
    terms: [{ from: '', until: null, workType, checkIn: null, checkOut: null }],
    standardMinutes: 480,
    workCheck: 'ALL',
  })
const window = { in: 60, out: 30 }
const leave = (start: string, end: string) => [{ start: at(start), end: at(end) }]

// 09:00 to 18:00, lunch 12:00 to 13:00.
test.each([
  ['IN', window, [], at('08:00')],
  ['OUT', window, [], at('17:30')],
  ['IN', { in: 0, out: 30 }, [], null],
  ['OUT', { in: 60, out: 0 }, [], null],
  // A morning or an afternoon off moves the end that work is due at, with the lunch beside it.
  ['IN', window, leave('09:00', '13:00'), at('12:00')],
  ['OUT', window, leave('14:00', '18:00'), at('13:30')],
  ['OUT', window, leave('09:00', '18:00'), null],
] as const)('%s with %o and leave %o counts from %s', (kind, minutes, off, from) => {
  expect(gateCountsFrom(kind, minutes, { plan: planned('FIXED'), leave: off })).toBe(from)
})

test('where work is due at no set time, or not at all, it counts at any time', () => {
  for (const plan of [planned('FLEX_DAY'), planned('DEEMED'), planned('FIXED', '2026-11-28')])
    expect(gateCountsFrom('IN', window, { plan, leave: [] })).toBeNull()
})
