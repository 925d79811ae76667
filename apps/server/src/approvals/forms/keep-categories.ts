import { orderRows } from '../../db/lists/order-rows.ts'
import { lockName } from '../../db/lock-name.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import * as store from './forms.store.ts'

const MOST_CATEGORIES = 100

/** @throws Failure NAME_TAKEN, FORMS_FULL */
export async function createCategory(ctx: CommandContext, name: string): Promise<number> {
  await lockName(ctx.tx, `form_categories ${ctx.companyId}`)
  if ((await store.countCategories(ctx.tx)) >= MOST_CATEGORIES) fail('FORMS_FULL', { most: MOST_CATEGORIES })
  const id = await store.insertCategory(ctx, name)
  ctx.audit({ action: 'form_category.create', target: ['form_category', id], after: { name } })
  return id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function renameCategory(ctx: CommandContext, id: number, name: string): Promise<void> {
  const before = await store.lockCategory(ctx.tx, id)
  if (before.name === name) return
  await store.renameCategory(ctx.tx, id, name)
  ctx.audit({
    action: 'form_category.update',
    target: ['form_category', id],
    before: { name: before.name },
    after: { name },
  })
}

/** @throws Failure NOT_FOUND, FORM_CATEGORY_IN_USE */
export async function deleteCategory(ctx: CommandContext, id: number): Promise<void> {
  const before = await store.lockCategory(ctx.tx, id)
  const count = await store.emptyCategory(ctx.tx, id)
  if (count > 0) fail('FORM_CATEGORY_IN_USE', { count })
  await store.removeCategory(ctx.tx, id)
  ctx.audit({ action: 'form_category.delete', target: ['form_category', id], before })
}

/** @throws Failure NOT_FOUND */
export async function orderCategories(ctx: CommandContext, ids: readonly number[]): Promise<void> {
  if (await orderRows(ctx.tx, 'form_categories', ids))
    ctx.audit({ action: 'form_category.order', after: { ids } })
}
