import type { CommandContext } from '../../../http/context.ts'
import { insertCategory } from './categories.store.ts'

/** Adds a category behind the others. @throws Failure NAME_TAKEN */
export async function createCategory(ctx: CommandContext, name: string): Promise<number> {
  const id = await insertCategory(ctx.tx, name)
  ctx.audit({ action: 'meeting_category.create', target: ['meeting_category', id], after: { name } })
  return id
}
