import * as contract from '#contract/office/mood/mood.ts'
import { LEAST_PEOPLE } from '#rules/mood/tellable-sums.ts'
import { earlier } from '#rules/work-time/confirm-period.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { workingToday } from '../../time/work-plans/index.ts'
import { listMoods } from './list-moods.ts'
import { moodToWire, sumsToWire } from './mood.wire.ts'
import { sumMoods } from './mood-statistics.ts'
import { moodOfToday } from './mood-of-today.ts'
import { monthOf } from '#rules/calendar/periods.ts'
import { saveMood } from './save-mood.ts'

export function moodRoutes(server: Server): void {
  route(server, contract.saveMood, {
    allow: everyMember,
    handle: async (ctx, { body }) => moodToWire(await saveMood(ctx, body)),
  })
  route(server, contract.showMood, {
    allow: everyMember,
    handle: moodOfToday,
  })
  route(server, contract.listMoods, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const memberId = query.user_id ?? ctx.actor.memberId
      const month = monthOf(query.date ?? workingToday(ctx))
      return {
        user_id: memberId,
        start_date: month.from.toString(),
        end_date: month.to.toString(),
        days: (await listMoods(ctx, memberId, month)).map(moodToWire),
      }
    },
  })
  route(server, contract.moodStatistics, {
    allow: fullAdmin,
    handle: async (ctx, { query }) => {
      const today = workingToday(ctx)
      const month = monthOf(query.date ?? today)
      const until = earlier(month.to, today.subtract({ days: 1 }))
      const isBegun = Temporal.PlainDate.compare(month.from, until) <= 0
      const sums = isBegun ? await sumMoods(ctx, { from: month.from, to: until }, query.org_range) : []
      return {
        start_date: month.from.toString(),
        end_date: month.to.toString(),
        until_date: isBegun ? until.toString() : null,
        least_people: LEAST_PEOPLE,
        ...sumsToWire(sums),
      }
    },
  })
}
