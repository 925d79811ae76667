import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateRoom as endpoint } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { CommandContext } from '../../../http/context.ts'
import { changeRoom } from './rooms.store.ts'

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function updateRoom(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof endpoint>['body'],
): Promise<void> {
  const { room_cat_id: categoryId, ...fields } = change
  if (Object.values(change).every((value) => value === undefined)) return
  if (await changeRoom(ctx.tx, id, { ...fields, category_id: categoryId }))
    ctx.audit({ action: 'meeting_room.update', target: ['meeting_room', id], after: change })
}
