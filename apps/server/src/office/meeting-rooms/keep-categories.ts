import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { CommandContext } from '../../http/context.ts'
import * as store from './meeting-rooms.store.ts'

/** Adds a category behind the others. @throws Failure NAME_TAKEN */
export async function createCategory(ctx: CommandContext, name: string): Promise<number> {
  const id = await store.insertCategory(ctx.tx, ctx.companyId, name)
  ctx.audit({ action: 'meeting_category.create', target: ['meeting_category', id], after: { name } })
  return id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function updateCategory(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof updateRoomCategory>['body'],
): Promise<void> {
  const { name, _order } = change
  if (name === undefined && _order === undefined) return
  await store.updateCategory(ctx.tx, id, { name, sort_order: _order })
  ctx.audit({ action: 'meeting_category.update', target: ['meeting_category', id], after: change })
}

/** @throws Failure NOT_FOUND, STILL_IN_USE while rooms belong to it */
export async function deleteCategory(ctx: CommandContext, id: number): Promise<void> {
  await store.removeCategory(ctx.tx, id)
  ctx.audit({ action: 'meeting_category.delete', target: ['meeting_category', id] })
}
