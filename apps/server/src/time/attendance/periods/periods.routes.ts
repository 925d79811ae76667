import { getWorkTimeYear, listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import { paged } from '../../../http/paged.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { teamWeek } from './team-week.ts'
import { yearOf } from './year-of.ts'

/** Everybody may ask: who leads nobody and is no admin has only themself in view. */
export function periodRoutes(server: Server): void {
  route(server, listTeamWeek, {
    allow: everyMember,
    handle: async (ctx, { query }) => paged(ctx, listTeamWeek, { query }, await teamWeek(ctx, query)),
  })
  route(server, getWorkTimeYear, { allow: everyMember, handle: (ctx, { query }) => yearOf(ctx, query) })
}
