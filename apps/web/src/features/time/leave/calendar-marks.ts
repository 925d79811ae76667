import { holidaysBetween } from '#rules/calendar/holidays.ts'
import { holidayName } from '#rules/calendar/holiday-row.ts'
import { isHeld, type LeaveEvent } from './leave-queries.ts'

type Named = Pick<LeaveEvent, 'wk_event' | 'event_name'>

export interface DayMark {
  /** Name of the public holiday. */
  holiday?: string
  /** Own request of that day, and whether it is decided. */
  leave?: { event: Named; isPending: boolean }
}

/**
 * What the calendar of the dialog shows on the days of a range. Public holidays come from the product's own tables;
 * days that a company adds or takes away are known to the server only and are named in the preview.
 */
export function marksOf(
  from: string,
  to: string,
  events: readonly (Named & Pick<LeaveEvent, 'drf_status' | 'counted_days'>)[],
  language: 'ko' | 'ja' | 'en',
): ReadonlyMap<string, DayMark> {
  const marks = new Map<string, DayMark>()
  for (const { date, code, kind } of holidaysBetween(
    Temporal.PlainDate.from(from),
    Temporal.PlainDate.from(to),
  )) {
    if (code === 'COMPANY' || kind === 'company') continue
    const before = marks.get(date.toString())?.holiday
    const name = holidayName(code, kind, language)
    marks.set(date.toString(), { holiday: before ? `${before}, ${name}` : name })
  }
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
