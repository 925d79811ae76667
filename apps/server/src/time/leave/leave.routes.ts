import * as contract from '#contract/time/leave/leave.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember } from '../../people/roles/index.ts'
import { infoToWire, yearsToWire } from './account.wire.ts'
import { visibleAccount } from './visible-account.ts'

export function leaveRoutes(server: Server): void {
  route(server, contract.listLeaveYears, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const years = yearsToWire(await visibleAccount(ctx, query.user_id ?? ctx.actor.memberId), ctx.language)
      return query.ordinal_year ? years.filter((year) => year.ordinal_year === query.ordinal_year) : years
    },
  })
  route(server, contract.getLeaveInfo, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      infoToWire(await visibleAccount(ctx, query.user_id ?? ctx.actor.memberId), ctx.language),
  })
}
