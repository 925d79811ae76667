import { expect, test } from 'vitest'
import {
  adjustCheckIn,
  adjustCheckOut,
  type CheckInAdjustment,
  type CheckOutAdjustment,
} from './adjust-clock.ts'
import type { Interval } from './interval.ts'
import { countedOvertimeMinutes, type OvertimeBasis } from './overtime-basis.ts'

const at = (clock: string): Temporal.PlainDateTime => Temporal.PlainDateTime.from(`2026-11-20T${clock}`)

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
  expect(`${adjustCheckIn(at(recorded), adjustment, at('09:00'))}`).toBe(`${at(counted)}`)
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
  expect(`${adjustCheckOut(at(recorded), adjustment, at('18:00'))}`).toBe(`${at(counted)}`)
})

test('SCHEDULED without a plan keeps the record, and rounding up may reach the next day', () => {
  expect(`${adjustCheckIn(at('08:43'), 'SCHEDULED')}`).toBe(`${at('08:43')}`)
  expect(`${adjustCheckIn(at('23:40'), 'UP_60MIN')}`).toBe('2026-11-21T00:00:00')
})

const span = (start: string, end: string): Interval => ({ start: at(start), end: at(end) })

test.each<[OvertimeBasis, Interval[], Interval[], number]>([
  ['ACTUAL_TIME', [span('18:00', '20:00')], [], 120],
  ['EVENT_TIME_IF_REQ', [span('18:00', '20:00')], [span('18:00', '21:00')], 180],
  ['EVENT_TIME_IF_REQ', [span('18:00', '20:00')], [], 0],
  ['ACTUAL_TIME_IF_REQ', [span('18:00', '20:00')], [span('18:00', '19:00')], 120],
  ['ACTUAL_TIME_IF_REQ', [span('18:00', '20:00')], [], 0],
  ['OVERLAP_TIME_IF_REQ', [span('18:00', '20:00')], [span('19:00', '21:00')], 60],
  ['OVERLAP_TIME_IF_REQ', [span('18:00', '20:00')], [span('18:30', '19:30'), span('19:00', '19:45')], 75],
  ['OVERLAP_TIME_IF_REQ', [span('18:00', '20:00')], [span('20:00', '21:00')], 0],
])('%s counts case %#', (basis, worked, requested, minutes) => {
  expect(countedOvertimeMinutes(basis, worked, requested)).toBe(minutes)
})
