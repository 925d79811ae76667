import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import {
  createBooking,
  deleteBooking,
  listBookings,
  updateBooking,
} from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { keyOf } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import type { Booking } from './meeting-queries.ts'

type Snapshot = [QueryKey, Booking[] | undefined][]

/**
 * The writes of the grid. Moving and cancelling show at once and go back when the server refuses, whose sentence
 * then appears as a notification; the two forms show it themselves.
 */
export function useBookingActions() {
  const client = useQueryClient()
  const queryKey = keyOf(listBookings)

  const showAtOnce = async (change: (bookings: Booking[]) => Booking[]): Promise<Snapshot> => {
    // An answer that is under way would put the old state back.
    await client.cancelQueries({ queryKey })
    const before = client.getQueriesData<Booking[]>({ queryKey })
    client.setQueriesData<Booking[]>({ queryKey }, (bookings) => bookings && change(bookings))
    return before
  }
  const putBack = (before: Snapshot | undefined) => {
    for (const [key, bookings] of before ?? []) client.setQueryData(key, bookings)
  }

  const create = useAction(createBooking, { errors: 'form' })
  const update = useAction(updateBooking, { errors: 'form' })
  const move = useAction<typeof updateBooking, Snapshot>(updateBooking, {
    onMutate: ({ params, body }) =>
      showAtOnce((bookings) =>
        bookings.map((one) =>
          one.room_rsv_id === params.id ? { ...one, ...(body as Partial<Booking>) } : one,
        ),
      ),
    onError: (_error, _input, before) => putBack(before),
  })
  const remove = useAction<typeof deleteBooking, Snapshot>(deleteBooking, {
    onMutate: ({ params }) =>
      showAtOnce((bookings) => bookings.filter((one) => one.room_rsv_id !== params.id)),
    onError: (_error, _input, before) => putBack(before),
  })
  return { create, update, move, remove }
}
