import type { QueryClient } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listBookings, listRoomCategories, listRooms } from '#contract/meeting-rooms.ts'
import { q } from '../../api/query.ts'
import type { MeetingView } from './meeting-view.ts'

export type Category = EndpointResponse<typeof listRoomCategories>[number]
export type Room = EndpointResponse<typeof listRooms>[number]
export type Booking = EndpointResponse<typeof listBookings>[number]

export const categoriesQuery = q(listRoomCategories)
export const roomsQuery = q(listRooms)

const LIVE = 30_000

/** The bookings that a view shows; others book meanwhile, so they are asked for again every half minute. */
export function bookingsQuery({ from, to, view, roomId }: MeetingView) {
  const room = view === 'week' ? { room_id: roomId } : {}
  return {
    ...q(listBookings, { query: { date: from, end_date: to, ...room } }),
    staleTime: 0,
    refetchInterval: LIVE,
    refetchOnWindowFocus: 'always' as const,
  }
}

/** Starts all reads of the screen at once; the screen itself shows what is missing or refused. */
export function prefetchMeeting(client: QueryClient, view: MeetingView): void {
  void client.prefetchQuery(roomsQuery)
  void client.prefetchQuery(categoriesQuery)
  // A week needs a room, which may only be known once the rooms are.
  if (view.view === 'day' || view.roomId) void client.prefetchQuery(bookingsQuery(view))
}

/** Starts the reads of the screen on which admins keep the rooms. */
export function prefetchRooms(client: QueryClient): void {
  void client.prefetchQuery(roomsQuery)
  void client.prefetchQuery(categoriesQuery)
}
