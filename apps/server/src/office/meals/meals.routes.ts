import type { Input } from '#contract/endpoint.ts'
import { keysOfWeek } from '#rules/calendar/day-key.ts'
import { weekOf } from '#rules/calendar/periods.ts'
import * as contract from '#contract/office/meals/meals.ts'
import type { MemberContext } from '../../http/context.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { drawImage, openFile } from '../../platform/files/index.ts'
import { everyMember } from '../../people/roles/index.ts'
import { workingToday } from '../../time/work-plans/index.ts'
import { keepsMeals } from './meals.policy.ts'
import { mealsOfWeek, pictureOf } from './meals.store.ts'
import { mealToWire } from './meals.wire.ts'
import { saveMeals } from './save-meals.ts'
import { MOST, savePicture } from './save-picture.ts'

export function mealRoutes(server: Server): void {
  route(server, contract.getMealWeek, {
    allow: everyMember,
    handle: (ctx, { query }) => mealWeek(ctx, query.date ?? workingToday(ctx)),
  })
  route(server, contract.saveMeals, {
    allow: keepsMeals,
    handle: async (ctx, { body }) => {
      await saveMeals(ctx, body)
      return mealWeek(ctx, body.days[0]!.date)
    },
  })
  route(server, contract.saveMealPicture, {
    allow: keepsMeals,
    prepare: async (ctx, { body }) => body.picture && drawImage(ctx, body.picture, MOST),
    handle: async (ctx, { body }, drawn) => {
      await savePicture(ctx, server.files, body.date, drawn)
      return mealWeek(ctx, body.date)
    },
  })
  route(server, contract.serveMealPicture, {
    allow: everyMember,
    handle: async (ctx, { params }) => openFile(ctx, server.files, await pictureOf(ctx, params.date)),
  })
}

async function mealWeek(
  ctx: MemberContext,
  day: Temporal.PlainDate,
): Promise<Input<(typeof contract.getMealWeek)['response']>> {
  const dates = keysOfWeek(day)
  const meals = await mealsOfWeek(ctx, weekOf(day))
  return {
    start_date: dates[0]!,
    days: dates.map((date) =>
      mealToWire(
        date,
        meals.find(({ served_on }) => served_on === date),
      ),
    ),
    abilities: { edit: keepsMeals(ctx) },
  }
}
