import type { CompanyNow } from '../../../page/use-company-now.ts'
import { clock, dayInPeriod } from '../../../text/formats.ts'
import type { Span } from './grid-time.ts'
import type { Booking, Room } from './meeting-queries.ts'
import { addDays, type MeetingView } from './meeting-view.ts'

/** A line of the grid: one room on one day. */
export interface Lane {
  key: string
  room: Room
  date: string
  /** By day lanes are told apart by their room, by week by their date. */
  names: 'room' | 'day'
  /** The room's name or the date. */
  title: string
}

export interface LaneGroup {
  key: string
  /** The category; none by week. */
  title: string | undefined
  lanes: Lane[]
}

/** A booking with its time as minutes. */
export interface PlacedBooking extends Span {
  booking: Booking
  lane: string
}

export function laneKey(roomId: number, date: string): string {
  return `${roomId}|${date}`
}

/** The lines of a view: by day the rooms under their categories, by week the seven days of one room. */
export function laneGroups(view: MeetingView, rooms: readonly Room[]): LaneGroup[] {
  if (view.view === 'week') {
    const room = weekRoom(view, rooms)
    if (!room) return []
    const days = Array.from({ length: 7 }, (_, at) => addDays(view.from, at))
    const lanes = days.map((date) => ({
      key: laneKey(room.room_id, date),
      room,
      date,
      names: 'day' as const,
      title: dayInPeriod(date),
    }))
    return [{ key: 'week', title: undefined, lanes }]
  }
  const shown = rooms.filter((room) => !view.categoryId || room.room_cat_id === view.categoryId)
  return [...Map.groupBy(shown, (room) => room.room_cat_id)].map(([id, inside]) => ({
    key: String(id),
    title: inside[0]!.room_cat_name,
    lanes: inside.map((room) => ({
      key: laneKey(room.room_id, view.date),
      room,
      date: view.date,
      names: 'room',
      title: room.name,
    })),
  }))
}

/** The room of a week: the one in the address, else the first that can be booked. */
export function weekRoom(view: MeetingView, rooms: readonly Room[]): Room | undefined {
  return (
    rooms.find((room) => room.room_id === view.roomId) ?? rooms.find((room) => room.is_active) ?? rooms[0]
  )
}

/** Bookings by the key of their lane, each in the order of time. */
export function placeBookings(bookings: readonly Booking[]): Map<string, PlacedBooking[]> {
  const placed = bookings.map((booking) => ({
    booking,
    lane: laneKey(booking.room_id, booking.date),
    ...spanOf(booking),
  }))
  return Map.groupBy(
    placed.toSorted((a, b) => a.start - b.start),
    ({ lane }) => lane,
  )
}

/** 00:00 as an end is midnight after the day. */
export function spanOf({ start_time, end_time }: Pick<Booking, 'start_time' | 'end_time'>): Span {
  return { start: minutesOf(start_time), end: minutesOf(end_time) || 1440 }
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** A minute as the server takes it; midnight at the end of the day is 00:00. */
export function wireTime(minute: number): string {
  return clock(minute % 1440)
}

/** How a room stands at this moment. `until`: minute at which that changes; undefined when it does not today. */
export type RoomState =
  | { kind: 'closed' }
  | { kind: 'busy'; until: number; title: string }
  | { kind: 'free'; until: number | undefined }
  | { kind: 'count'; bookings: number }

/** On another day than today there is no "now", only how much is booked. */
export function roomState(
  lane: Lane,
  bookings: readonly PlacedBooking[],
  now: Pick<CompanyNow, 'day' | 'minute'>,
): RoomState {
  if (!lane.room.is_active) return { kind: 'closed' }
  if (lane.date !== now.day) return { kind: 'count', bookings: bookings.length }
  const current = bookings.find(({ start, end }) => start <= now.minute && now.minute < end)
  if (current) return { kind: 'busy', until: endOfRun(current, bookings), title: current.booking.title }
  return { kind: 'free', until: bookings.find(({ start }) => start > now.minute)?.start }
}

// Bookings that follow each other without a gap keep the room busy as one.
function endOfRun(first: Span, bookings: readonly Span[]): number {
  return bookings.reduce((end, next) => (next.start <= end && next.end > end ? next.end : end), first.end)
}
