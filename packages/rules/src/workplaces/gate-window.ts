import { boundTo } from '../work-day/lateness.ts'
import type { DaySpan } from '../work-time/day-schedule.ts'
import type { PlannedDay } from '../work-time/plan-day.ts'

/** How many minutes before work is due, or due no longer, the reader at the entrance begins to count; 0 is always. */
export interface GateWindow {
  in: number
  out: number
}

/**
 * From which minute of the working day on passing the entrance checks somebody in or out: it is passed at any time of the day, for
 * lunch as for a parcel, and only near the ends of work does it say that work begins or ends. Null is at any time: where the company
 * says nothing, and where work is due at no set time.
 */
export function gateCountsFrom(
  kind: 'IN' | 'OUT',
  window: GateWindow,
  { plan, leave }: { plan: PlannedDay; leave: readonly DaySpan[] },
): number | null {
  const before = kind === 'IN' ? window.in : window.out
  const due = before === 0 ? null : boundTo(plan, leave)
  return due && (kind === 'IN' ? due.start : due.end) - before
}
