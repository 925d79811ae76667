import { isDay, numberOf, pageOf, textOf } from '../../../page/search.ts'

/** What the address of the schedule editor holds. */
export interface ScheduleSearch {
  month?: string
  team?: number
  /** Whose month alone is shown. */
  user?: number
  page?: number
}

export function readScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  const { month } = textOf(search, 'month')
  return {
    ...(month && isDay(`${month}-01`) && { month }),
    ...numberOf(search, 'team'),
    ...numberOf(search, 'user'),
    ...pageOf(search),
  }
}

const DAYS_AHEAD = 7

/** The month that is planned until another is chosen: that of the day a week ahead. */
export function monthOfSearch({ month }: ScheduleSearch, today: string): string {
  return month ?? weekAhead(today).slice(0, 7)
}

export function monthBefore(month: string): string {
  return Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString()
}

/** The day that an event of a month begins with: a week ahead, or the first one where that is in another month. */
export function eventDayIn(month: string, today: string): string {
  const day = weekAhead(today)
  return day.startsWith(month) ? day : `${month}-01`
}

/** Up to which day a month is in sight at first: this one's from today on, as days of before are seldom planned. */
export function dayToShow(days: readonly string[], today: string): string | undefined {
  return days.includes(today) ? (days.find((day) => day === weekAhead(today)) ?? days.at(-1)) : undefined
}

function weekAhead(today: string): string {
  return Temporal.PlainDate.from(today).add({ days: DAYS_AHEAD }).toString()
}
