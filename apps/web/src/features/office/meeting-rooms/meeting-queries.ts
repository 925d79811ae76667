import { type QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listBookings, listRoomCategories, listRooms } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { ApiError } from '../../../api/errors.ts'
import { q } from '../../../api/query.ts'
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

export type MeetingList<T> = ReturnType<typeof useMeetingList<T>>

// One list for all renders, as an answer would be.
const NOTHING: readonly never[] = []

/**
 * Reads a list of the meeting rooms. Any answer but 200 is an empty list (specification 002, section 8), shown with a
 * quiet hint that also stands while it is asked for again; only a lost network, which is no answer, stays an error. What
 * was shown stays when its renewal is refused.
 */
export function useMeetingList<T, K extends readonly unknown[] = readonly unknown[]>(
  options: UseQueryOptions<T[], Error, T[], K>,
) {
  const { data, error, failureReason, isPending, isFetching, refetch } = useQuery(options)
  const isUnread = failureReason instanceof ApiError
  return {
    data: data ?? (isUnread ? (NOTHING as unknown as T[]) : undefined),
    error: isUnread ? null : error,
    isUnread,
    isPending: isPending && !isUnread,
    isFetching,
    refetch,
  }
}
