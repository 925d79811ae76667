import type { CalendarHoliday, Holidays } from '../../../ui/time/calendar.ts'
import { isHeld, type LeaveEvent } from './leave-queries.ts'

type Named = Pick<LeaveEvent, 'wk_event' | 'event_name'>

export interface DayMark {
  holiday?: CalendarHoliday
  /** Own request of that day, and whether it is decided. */
  leave?: { event: Named; isPending: boolean }
}

/** What the calendar of the dialog shows on the days of a range. @param holidays as the company keeps them */
export function marksOf(
  from: string,
  to: string,
  events: readonly (Named & Pick<LeaveEvent, 'drf_status' | 'counted_days'>)[],
  holidays: Holidays,
): ReadonlyMap<string, DayMark> {
  const marks = new Map<string, DayMark>()
  for (const [day, holiday] of Object.entries(holidays))
    if (day >= from && day <= to) marks.set(day, { holiday })
  for (const event of events) {
    if (!isHeld(event)) continue
    for (const { date } of event.counted_days) {
      if (date < from || date > to) continue
      const isPending = event.drf_status === 'REQUESTED'
      marks.set(date, { ...marks.get(date), leave: { event, isPending } })
    }
  }
  return marks
}
