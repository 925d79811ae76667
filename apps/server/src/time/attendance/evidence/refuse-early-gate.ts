import { wallClock } from '#rules/work-time/clock-time.ts'
import { gateCountsFrom } from '#rules/workplaces/gate-window.ts'
import { fail } from '../../../http/fail.ts'
import type { CurrentDay } from '../current-day.ts'
import type { Evidence } from './evidence-of.ts'

const DAY_MINUTES = 1440

/**
 * Who passes the entrance long before work begins or ends is checked neither in nor out by it; the button does that at any time.
 * @param day the one that the press reaches
 * @throws Failure GATE_TOO_EARLY
 */
export function refuseEarlyGate(day: CurrentDay, kind: 'IN' | 'OUT', { gate_code }: Evidence): void {
  if (gate_code === null) return
  const leave = day.parts
    .filter((part) => part.frees_work && part.state === 'TAKEN')
    .map((part) => ({ start: part.start_minute, end: part.end_minute }))
  const from = gateCountsFrom(kind, day.days.gate, { plan: day.plan, leave })
  if (from !== null && day.minute < from) fail('GATE_TOO_EARLY', { from: wallClock(from % DAY_MINUTES) })
}
