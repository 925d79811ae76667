import type { EndpointInput } from '#contract/endpoint.ts'
import type { orderRooms as endpoint } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { lockRooms, placeRooms } from './rooms.store.ts'

/**
 * Puts the rooms of a category into an order; those that are not named stand behind, in the order they had.
 * @throws Failure NOT_FOUND also for a room of another category
 */
export async function orderRooms(
  ctx: CommandContext,
  { room_cat_id: categoryId, ids }: EndpointInput<typeof endpoint>['body'],
): Promise<void> {
  const known = new Set(await lockRooms(ctx.tx, categoryId))
  if (ids.some((id) => !known.has(id))) fail('NOT_FOUND')
  if (!(await placeRooms(ctx.tx, categoryId, ids))) return
  ctx.audit({ action: 'meeting_room.order', target: ['meeting_category', categoryId], after: { ids } })
}
