import type { EndpointInput } from '#contract/endpoint.ts'
import type { saveMeals as endpoint } from '#contract/office/meals/meals.ts'
import type { CommandContext } from '../../http/context.ts'
import { dropMenus, keepMeals, takeTurn } from './meals.store.ts'

/** Enters the menu of days. What somebody else enters meanwhile for other days stays. */
export async function saveMeals(
  ctx: CommandContext,
  { days }: EndpointInput<typeof endpoint>['body'],
): Promise<void> {
  const rows = days.map(({ date, menu }) => ({ served_on: date.toString(), menu }))
  const served = rows.filter(({ menu }) => menu !== '')
  const gone = rows.filter(({ menu }) => menu === '').map(({ served_on }) => served_on)
  await takeTurn(ctx)
  const changed = new Set([
    ...(served.length > 0 ? await keepMeals(ctx, served) : []),
    ...(gone.length > 0 ? await dropMenus(ctx, gone) : []),
  ])
  const others = rows.filter(({ served_on }) => changed.has(served_on))
  const after = Object.fromEntries(others.map(({ served_on, menu }) => [served_on, menu]))
  if (others.length > 0) ctx.audit({ action: 'meals.save', target: ['company', ctx.companyId], after })
}
