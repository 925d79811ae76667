import type { CompanyNow } from '../../../page/use-company-now.ts'
import type { Draft } from './booking-form.ts'
import { bookableSpan, CELL, ceilTo, freeSpans, type Span, USUAL_LENGTH } from './grid-time.ts'
import { laneKey, weekRoom } from './lanes.ts'
import type { Room } from './meeting-queries.ts'
import type { MeetingSearch, MeetingView } from './meeting-view.ts'

const MORNING = 9 * 60
const LATEST = 23 * 60

/** What the button "book" proposes: on the shown day the earliest free hour from now, in the first room that has it. */
export function nextFree(
  view: MeetingView,
  rooms: readonly Room[],
  placed: ReadonlyMap<string, readonly Span[]>,
  now: Pick<CompanyNow, 'day' | 'minute'>,
): Draft {
  const date = view.date < now.day ? now.day : view.date
  const earliest = date === now.day ? ceilTo(bookableSpan(date, now).start, CELL) : MORNING
  const from = Math.min(earliest, LATEST)
  const found = roomsOf(view, rooms)
    .flatMap((room) => {
      const start = firstFree(placed.get(laneKey(room.room_id, date)) ?? [], from)
      return start === undefined ? [] : [{ room, start }]
    })
    .toSorted((a, b) => a.start - b.start)[0]
  const { room, start } = found ?? { room: roomsOf(view, rooms)[0] ?? rooms[0]!, start: from }
  return { room_id: room.room_id, date, start, end: start + USUAL_LENGTH }
}

/** The proposal with the room and the time that were asked for, whether they are free or not: the form says so. */
export function askedDraft(
  free: Draft,
  { room, start, end }: Pick<MeetingSearch, 'room' | 'start' | 'end'>,
): Draft {
  const room_id = room ?? free.room_id
  if (start === undefined) return { ...free, room_id }
  return { ...free, room_id, start, end: end ?? Math.min(start + USUAL_LENGTH, 24 * 60) }
}

function roomsOf(view: MeetingView, rooms: readonly Room[]): Room[] {
  if (view.view === 'week') return [weekRoom(view, rooms)].filter((room) => room !== undefined)
  return rooms.filter((room) => room.is_active && (!view.categoryId || room.room_cat_id === view.categoryId))
}

function firstFree(taken: readonly Span[], from: number): number | undefined {
  return freeSpans(
    taken.filter(({ end }) => end > from),
    { start: from, end: 24 * 60 },
  ).find(({ start, end }) => end - start >= USUAL_LENGTH)?.start
}
