import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { orderRoomCategories, orderRooms } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { CallInput } from '../../../../api/call.ts'
import { useAction } from '../../../../api/use-action.ts'
import { categoriesQuery, type Category, type Room, roomsQuery } from '../meeting-queries.ts'

/** Puts the categories into another order. */
export function useCategoryOrder(): (sorted: Category[]) => void {
  const save = useShownOrder(orderRoomCategories, categoriesQuery.queryKey)
  return (sorted) => save(sorted, { body: { ids: sorted.map((category) => category.room_cat_id) } })
}

/** Puts the rooms of a category into another order; `all` are the rooms of the company. */
export function useRoomOrder(category: Category, all: readonly Room[]): (sorted: Room[]) => void {
  const save = useShownOrder(orderRooms, roomsQuery.queryKey)
  const { room_cat_id: id } = category
  return (sorted) => {
    const places = sorted.values()
    const shown = all.map((room) => (room.room_cat_id === id ? places.next().value! : room))
    save(shown, { body: { room_cat_id: id, ids: sorted.map((room) => room.room_id) } })
  }
}

/** Shows a list in its new order while that is saved in one call, and in the old one again when the server refuses. */
function useShownOrder<E extends Endpoint>(endpoint: E, queryKey: QueryKey) {
  const client = useQueryClient()
  // One order after the other: of two that overtake each other the older one would stay.
  const save = useAction(endpoint, { scope: { id: endpoint.id } })
  return (shown: readonly unknown[], input: CallInput<E>) => {
    const before = client.getQueryData(queryKey)
    // A read that is under way would put the old order back for a moment.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, shown)
    save.mutate(input, { onError: () => client.setQueryData(queryKey, before) })
  }
}
