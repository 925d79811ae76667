import { isHeld, type LeaveEvent, unitOf } from '../index.ts'

export interface AwayDay {
  event: Pick<LeaveEvent, 'wk_event' | 'event_name' | 'wk_event_id'>
  isPending: boolean
  isFullDay: boolean
}

export interface AwayRow {
  person: Pick<LeaveEvent, 'user_id' | 'username' | 'team_name'>
  /** By day, yyyy-MM-dd. */
  days: Map<string, AwayDay[]>
  /** Days of leave within the month. */
  total: number
}

/** First and last day of a month given as yyyy-MM. */
export function monthSpan(month: string): { from: string; to: string } {
  const first = Temporal.PlainYearMonth.from(month)
  return {
    from: first.toPlainDate({ day: 1 }).toString(),
    to: first.toPlainDate({ day: first.daysInMonth }).toString(),
  }
}

/** The days of a month, yyyy-MM-dd. */
export function daysOfMonth(month: string): string[] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return Array.from({ length: daysInMonth }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}

/** A month as the address has it, or the given one when it is none. */
export function monthOr(month: string | undefined, otherwise: string): string {
  return month && /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : otherwise
}

/**
 * People who are away within a month, by team and name, each with their days. Denied and canceled requests do not count.
 * @param isOneKind all of the events are of one kind, which may be work: then every one of them is meant
 */
export function awayRows(
  events: readonly LeaveEvent[],
  month: string,
  compare: (a: string, b: string) => number,
  isOneKind = false,
): AwayRow[] {
  const rows = new Map<number, AwayRow>()
  const byTeamAndName = (a: AwayRow['person'], b: AwayRow['person']) =>
    compare(a.team_name ?? '', b.team_name ?? '') || compare(a.username, b.username)
  for (const event of events.filter((one) => (isOneKind || one.frees_work) && isHeld(one))) {
    for (const { date, days } of event.counted_days) {
      if (!date.startsWith(month)) continue
      const row: AwayRow = rows.get(event.user_id) ?? { person: event, days: new Map(), total: 0 }
      rows.set(event.user_id, row)
      const isFullDay = unitOf(event.wk_event) === 'FULL'
      const away = { event, isFullDay, isPending: event.drf_status === 'REQUESTED' }
      row.days.set(date, [...(row.days.get(date) ?? []), away])
      row.total = Math.round((row.total + days) * 1000) / 1000
    }
  }
  return [...rows.values()].toSorted((a, b) => byTeamAndName(a.person, b.person))
}

/** How many people are away on a day. */
export function awayCount(rows: readonly AwayRow[], day: string): number {
  return rows.filter((row) => row.days.has(day)).length
}
