import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { CommandContext } from '../../../http/context.ts'
import { renameCategory } from './categories.store.ts'

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function updateCategory(
  ctx: CommandContext,
  id: number,
  { name }: EndpointInput<typeof updateRoomCategory>['body'],
): Promise<void> {
  if (name === undefined) return
  await renameCategory(ctx.tx, id, name)
  ctx.audit({ action: 'meeting_category.update', target: ['meeting_category', id], after: { name } })
}
