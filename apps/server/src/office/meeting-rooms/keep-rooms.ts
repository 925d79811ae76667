import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  createRoom as createEndpoint,
  updateRoom as updateEndpoint,
} from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { CommandContext } from '../../http/context.ts'
import * as store from './meeting-rooms.store.ts'

/** @throws Failure NOT_FOUND for an unknown category, NAME_TAKEN */
export async function createRoom(
  ctx: CommandContext,
  room: EndpointInput<typeof createEndpoint>['body'],
): Promise<number> {
  const { room_cat_id, ...fields } = room
  const id = await store.insertRoom(ctx.tx, {
    ...fields,
    category_id: room_cat_id,
    company_id: ctx.companyId,
  })
  ctx.audit({ action: 'meeting_room.create', target: ['meeting_room', id], after: room })
  return id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function updateRoom(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof updateEndpoint>['body'],
): Promise<void> {
  const { room_cat_id, ...fields } = change
  if (Object.values(change).every((value) => value === undefined)) return
  await store.updateRoom(ctx.tx, id, { ...fields, category_id: room_cat_id })
  ctx.audit({ action: 'meeting_room.update', target: ['meeting_room', id], after: change })
}

/** @throws Failure NOT_FOUND, STILL_IN_USE once it has been booked; such a room is set inactive instead */
export async function deleteRoom(ctx: CommandContext, id: number): Promise<void> {
  await store.removeRoom(ctx.tx, id)
  ctx.audit({ action: 'meeting_room.delete', target: ['meeting_room', id] })
}
