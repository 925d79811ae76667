import { dayOf, numberOf, oneOf } from '../../../page/search.ts'
import { movePeriod, periodEnd, periodStart } from '../../../ui/time/period.ts'

/** What the address of the screen holds; everything may be missing. */
export interface MeetingSearch {
  view?: 'day' | 'week'
  date?: string
  category?: number
  room?: number
  /** The booking whose details are open. */
  booking?: number
  /** Set by the palette: the form opens at once, at these minutes of the day where they were said. */
  book?: 'now'
  start?: number
  end?: number
}

/** The address with its gaps filled. */
export interface MeetingView {
  view: 'day' | 'week'
  date: string
  from: string
  to: string
  categoryId: number | undefined
  roomId: number | undefined
}

/** The address as the screen may trust it: what is no day, number or view is left out. */
export function readMeetingSearch(search: Record<string, unknown>): MeetingSearch {
  return {
    ...oneOf(search, 'view', ['day', 'week']),
    ...dayOf(search, 'date'),
    ...numberOf(search, 'category'),
    ...numberOf(search, 'room'),
    ...numberOf(search, 'booking'),
    ...oneOf(search, 'book', ['now']),
    ...numberOf(search, 'start'),
    ...numberOf(search, 'end'),
  }
}

export function meetingView(search: MeetingSearch, today: string): MeetingView {
  const date = search.date ?? today
  const view = search.view ?? 'day'
  return {
    view,
    date,
    from: periodStart(date, view),
    to: periodEnd(date, view),
    categoryId: search.category,
    roomId: search.room,
  }
}

/** The day one step of the view later or earlier. */
export function stepDate({ view, date }: Pick<MeetingView, 'view' | 'date'>, step: 1 | -1): string {
  return movePeriod(date, view, step)
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
