import type { EndpointInput } from '#contract/endpoint.ts'
import type { createRoom as endpoint } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { CommandContext } from '../../../http/context.ts'
import { insertRoom } from './rooms.store.ts'

/** @throws Failure NOT_FOUND for an unknown category, NAME_TAKEN */
export async function createRoom(
  ctx: CommandContext,
  room: EndpointInput<typeof endpoint>['body'],
): Promise<number> {
  const { room_cat_id: categoryId, ...fields } = room
  const id = await insertRoom(ctx.tx, { ...fields, category_id: categoryId, company_id: ctx.companyId })
  ctx.audit({ action: 'meeting_room.create', target: ['meeting_room', id], after: room })
  return id
}
