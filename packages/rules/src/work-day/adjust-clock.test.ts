import { expect, test } from 'vitest'
import {
  adjustCheckIn,
  adjustCheckOut,
  type CheckInAdjustment,
  type CheckOutAdjustment,
} from './adjust-clock.ts'
import { parseClockTime as at } from '../work-time/clock-time.ts'
import type { DaySpan } from '../work-time/day-schedule.ts'
import { countBeyond, type OvertimeBasis } from './count-beyond.ts'

test.each<[CheckInAdjustment, string, string]>([
  ['ON_TIME', '08:43', '08:43'],
  ['SCHEDULED', '08:43', '09:00'],
  ['SCHEDULED', '09:07', '09:07'],
  ['UP_05MIN', '08:41', '08:45'],
  ['UP_05MIN', '08:45', '08:45'],
  ['UP_10MIN', '08:41', '08:50'],
  ['UP_30MIN', '08:31', '09:00'],
  ['UP_60MIN', '08:01', '09:00'],
  ['UP_60MIN', '08:00', '08:00'],
])('check-in %s turns %s into %s', (adjustment, recorded, counted) => {
  expect(adjustCheckIn(at(recorded), adjustment, at('09:00'))).toBe(at(counted))
})

test.each<[CheckOutAdjustment, string, string]>([
  ['ON_TIME', '18:17', '18:17'],
  ['SCHEDULED', '18:17', '18:00'],
  ['SCHEDULED', '17:50', '17:50'],
  ['DOWN_05MIN', '18:19', '18:15'],
  ['DOWN_10MIN', '18:19', '18:10'],
  ['DOWN_30MIN', '18:30', '18:30'],
  ['DOWN_60MIN', '18:59', '18:00'],
])('check-out %s turns %s into %s', (adjustment, recorded, counted) => {
  expect(adjustCheckOut(at(recorded), adjustment, at('18:00'))).toBe(at(counted))
})

test('SCHEDULED without a plan keeps the record, and rounding up may reach the next day', () => {
  expect(adjustCheckIn(at('08:43'), 'SCHEDULED')).toBe(at('08:43'))
  expect(adjustCheckIn(at('23:40'), 'UP_60MIN')).toBe(at('24:00'))
})

const span = (start: string, end: string): DaySpan => ({ start: at(start), end: at(end) })
const EVENING = [span('18:00', '20:00')]

test.each<[OvertimeBasis, DaySpan[], number]>([
  ['ACTUAL_TIME', [], 120],
  ['EVENT_TIME_IF_REQ', [span('18:00', '21:00')], 180],
  ['EVENT_TIME_IF_REQ', [], 0],
  ['ACTUAL_TIME_IF_REQ', [span('18:00', '19:00')], 120],
  ['ACTUAL_TIME_IF_REQ', [], 0],
  ['OVERLAP_TIME_IF_REQ', [span('19:00', '21:00')], 60],
  ['OVERLAP_TIME_IF_REQ', [span('18:30', '19:30'), span('19:00', '19:45')], 75],
  ['OVERLAP_TIME_IF_REQ', [span('20:00', '21:00')], 0],
])('%s counts case %#', (basis, spans, minutes) => {
  const requested = spans.map((one) => ({ ...one, minutes: one.end - one.start }))
  expect(countBeyond(basis, { worked: EVENING, minutes: 120 }, requested)).toBe(minutes)
})
