import type { Input } from '#contract/endpoint.ts'
import * as contract from '#contract/office/meals/meals.ts'
import type { MemberContext } from '../../http/context.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../../people/roles/index.ts'
import { workingToday } from '../../time/work-plans/index.ts'
import { keepsMeals } from './meals.policy.ts'
import { mealsOfWeek } from './meals.store.ts'
import { saveMeals } from './save-meals.ts'

export function mealRoutes(server: Server): void {
  route(server, contract.getMealWeek, {
    allow: everyMember,
    handle: (ctx, { query }) => weekOf(ctx, query.date ?? workingToday(ctx)),
  })
  route(server, contract.saveMeals, {
    allow: keepsMeals,
    handle: async (ctx, { body }) => {
      await saveMeals(ctx, body)
      return weekOf(ctx, body.days[0]!.date)
    },
  })
}

async function weekOf(
  ctx: MemberContext,
  day: Temporal.PlainDate,
): Promise<Input<(typeof contract.getMealWeek)['response']>> {
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const meals = await mealsOfWeek(ctx, monday)
  const dates = Array.from({ length: 7 }, (_, at) => monday.add({ days: at }).toString())
  return {
    start_date: monday.toString(),
    days: dates.map((date) => ({
      date,
      menu: meals.find(({ served_on }) => served_on === date)?.menu ?? '',
    })),
    abilities: { edit: keepsMeals(ctx) },
  }
}
