import { expect, test } from 'vitest'
import type { CountedPart } from '../work-days/index.ts'
import type { LeaveAccount } from './leave-account.ts'
import { isOtherLeave, otherLeave } from './other-leave.ts'

const part = (event_code: string, work_on: string, more: Partial<CountedPart> = {}): CountedPart => ({
  event_code,
  work_on,
  start_minute: 540,
  end_minute: 1080,
  minutes: 480,
  state: 'TAKEN',
  holder_id: 1,
  ...more,
})
const YEAR = { from: Temporal.PlainDate.from('2026-01-01'), to: Temporal.PlainDate.from('2026-12-31') }

test('a year tells what other leave has taken of its days, by kind; what waits and other years are left out', () => {
  const parts = [
    part('SP:COMPTIME:FULL', '2026-03-02'),
    part('SP:COMPTIME:FULL', '2026-03-03', { holder_id: 2, minutes: 240 }),
    part('SP:SICK:AM', '2026-04-01', { minutes: 240 }),
    part('CUSTOM:7:FULL', '2026-12-31'),
    part('CUSTOM:7:FULL', '2027-01-01'),
    part('SP:SICK:FULL', '2026-04-02', { state: 'HELD' }),
    part('VACATION:ANNUAL:FULL', '2026-05-04'),
    part('SP:MATERNITY:FULL', '2026-05-06'),
  ]
  const account = { facts: { parts } } as unknown as LeaveAccount
  expect(otherLeave(account, YEAR, new Set([2]))).toEqual({
    compensatory: 480,
    alternative: 240,
    hospital: 240,
    custom: 480,
  })
  expect(parts.filter(isOtherLeave)).toHaveLength(6)
})
