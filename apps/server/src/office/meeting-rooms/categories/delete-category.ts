import type { CommandContext } from '../../../http/context.ts'
import { removeCategory } from './categories.store.ts'

/** @throws Failure NOT_FOUND, STILL_IN_USE while rooms belong to it */
export async function deleteCategory(ctx: CommandContext, id: number): Promise<void> {
  await removeCategory(ctx.tx, id)
  ctx.audit({ action: 'meeting_category.delete', target: ['meeting_category', id] })
}
