import { expect, test } from 'vitest'
import { isAwaited } from './check-face.ts'

const check = {
  onduty_status: 'NOT_IN',
  sch_start_time: '09:00:00',
  am_out: false,
  wk_date: '2026-11-25',
} as const

test.each([
  ['before the hours begin', '2026-11-25', 530, check, true],
  ['when they begin', '2026-11-25', 540, check, true],
  ['once they have begun', '2026-11-25', 541, check, false],
  ['after they have ended', '2026-11-25', 1200, check, false],
  ['at night, before the day changes', '2026-11-26', 120, check, false],
  ['the evening before a shift', '2026-11-24', 1410, { ...check, sch_start_time: '00:30:00' }, true],
  ['with leave in the morning', '2026-11-25', 500, { ...check, am_out: true }, false],
  ['who is there', '2026-11-25', 530, { ...check, onduty_status: 'WORKING' as const }, false],
  ['who has no hours', '2026-11-25', 530, { ...check, sch_start_time: null }, false],
])('somebody is awaited %s', (_when, day, minute, of, awaited) => {
  expect(isAwaited(of, { day, minute })).toBe(awaited)
})
