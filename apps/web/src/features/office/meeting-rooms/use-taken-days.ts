import { useQueries } from '@tanstack/react-query'
import { listBookings } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { q } from '../../../api/query.ts'
import { overlaps, type Span } from './grid-time.ts'
import { spanOf } from './lanes.ts'
import type { Booking } from './meeting-queries.ts'
import { addDays } from './meeting-view.ts'

// The server answers six weeks at once; a year of weeks is enough to look at before saving.
const WINDOW = 42
const MOST_WINDOWS = 10

export interface TakenDays {
  isLoading: boolean
  /** Some of the days could not be looked at. */
  isUnread: boolean
  /** Day to the first booking that is in the way. */
  taken: ReadonlyMap<string, Booking>
  /** The last day that was looked at; later ones the server checks. */
  checkedUntil: string | undefined
}

/** Which of these days a room is taken at a time. */
export function useTakenDays(roomId: number, days: readonly string[], span: Span): TakenDays {
  const windows = windowsOf(days).slice(0, MOST_WINDOWS)
  return useQueries({
    queries: windows.map(({ from, to }) => ({
      ...q(listBookings, { query: { room_id: roomId, date: from, end_date: to } }),
      staleTime: 30_000,
    })),
    combine: (answers) => ({
      isLoading: answers.some(({ isLoading }) => isLoading),
      isUnread: answers.some(({ isError }) => isError),
      taken: takenDays(
        days,
        span,
        answers.flatMap(({ data }) => data ?? []),
      ),
      checkedUntil: windows.at(-1)?.to,
    }),
  })
}

/** The days as few ranges of at most six weeks; ranges without one of the days are left out. */
export function windowsOf(days: readonly string[]): { from: string; to: string }[] {
  const windows: { from: string; to: string }[] = []
  for (const day of days) {
    const last = windows.at(-1)
    if (last && day < addDays(last.from, WINDOW)) last.to = day
    else windows.push({ from: day, to: day })
  }
  return windows
}

export function takenDays(
  days: readonly string[],
  span: Span,
  bookings: readonly Booking[],
): Map<string, Booking> {
  const wanted = new Set(days)
  const taken = new Map<string, Booking>()
  for (const booking of bookings) {
    if (wanted.has(booking.date) && !taken.has(booking.date) && overlaps(span, spanOf(booking)))
      taken.set(booking.date, booking)
  }
  return taken
}
