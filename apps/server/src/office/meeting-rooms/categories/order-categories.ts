import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { lockCategories, placeCategories } from './categories.store.ts'

/**
 * Puts the categories into an order; those that are not named stand behind, in the order they had.
 * @throws Failure NOT_FOUND
 */
export async function orderCategories(ctx: CommandContext, ids: readonly number[]): Promise<void> {
  const known = new Set(await lockCategories(ctx.tx))
  if (ids.some((id) => !known.has(id))) fail('NOT_FOUND')
  if (!(await placeCategories(ctx.tx, ids))) return
  ctx.audit({ action: 'meeting_category.order', after: { ids } })
}
