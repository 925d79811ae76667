import * as contract from '#contract/time/leave/leave.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { paged } from '../../http/paged.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember } from '../../people/roles/index.ts'
import { infoToWire, yearsToWire } from './account.wire.ts'
import { cancelLeave } from './cancel-leave.ts'
import { visibleAccount } from './find-target.ts'
import { teamAwayOf } from './document/team-away-of.ts'
import { awayToWire, eventToWire, previewToWire } from './leave.wire.ts'
import { listWorkEvents } from './leave.queries.ts'
import { rangeOf } from './list-range.ts'
import type { WantedLeave } from './plan-leave.ts'
import { previewLeave } from './preview-leave.ts'
import { requestLeave } from './request-leave.ts'

/** Whose leave it may be depends on the person asked for, so commands decide it. */
export function leaveRoutes(server: Server): void {
  route(server, contract.previewLeave, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      previewToWire(await previewLeave(ctx, toWanted(query, query.code)), ctx),
  })
  route(server, contract.requestLeave, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const wanted = { ...toWanted(body, body.wk_event), reason: body.wk_comment ?? '' }
      return eventToWire(await requestLeave(ctx, wanted), ctx)
    },
  })
  route(server, contract.listWorkEvents, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { from, to } = rangeOf(query, ctx.today)
      const { count, rows } = await listWorkEvents(ctx, {
        from,
        to,
        scope: { org_range: query.org_range, team_id: query.team_id },
        coveredOnly: query.admin_only,
        memberId: query.user_id,
        status: query.drf_status,
        page: query.page,
        page_size: query.page_size,
      })
      const results = rows.map((row) => eventToWire(row, ctx))
      return paged(ctx, contract.listWorkEvents, { query }, { count, results })
    },
  })
  route(server, contract.listTeamAway, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { away, isWhole } = await teamAwayOf(ctx, params.id)
      return { team_away: away.map(awayToWire), is_whole_team: isWhole }
    },
  })
  route(server, contract.cancelLeave, {
    allow: everyMember,
    handle: (ctx, { params }) => cancelLeave(ctx, params.id),
  })
  accountRoutes(server)
}

function accountRoutes(server: Server): void {
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

type Times = Pick<
  EndpointInput<typeof contract.requestLeave>['body'],
  'wk_start_date' | 'wk_end_date' | 'user_id' | 'evt_start_time' | 'evt_end_time'
>

/** One picked date is start and end. */
function toWanted(times: Times, code: string): WantedLeave & { memberId: number | undefined } {
  return {
    code,
    from: times.wk_start_date,
    to: times.wk_end_date ?? times.wk_start_date,
    start: times.evt_start_time,
    end: times.evt_end_time,
    memberId: times.user_id,
  }
}
