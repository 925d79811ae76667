import { fail } from '../../http/fail.ts'
import type { ShiftRow } from '../work-plans/index.ts'

const DAY_MINUTES = 1440

type Hours = { [K in 'start_minute' | 'end_minute' | 'rest_minutes']: NonNullable<ShiftRow[K]> }

/** Hours as people write them: what ends before it starts ends on the next day. @throws Failure SHIFT_HOURS */
export function shiftHours(start: number, end: number, rest: number): Hours {
  const endMinute = end < start ? end + DAY_MINUTES : end
  const length = endMinute - start
  if (length < 1 || length > DAY_MINUTES || rest >= length) fail('SHIFT_HOURS')
  return { start_minute: start, end_minute: endMinute, rest_minutes: rest }
}
