import * as contract from '#contract/time/work-events/work-events.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { paged } from '../../http/paged.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember } from '../../people/roles/index.ts'
import { cancelEvent } from './changes/cancel-event.ts'
import { changeEvent } from './changes/change-event.ts'
import { comptimeOf } from './comptime/comptime-of.ts'
import { sortOf, type WantedEvent } from './event-sorts.ts'
import { forecastOf } from './forecast/forecast-of.ts'
import { weekToWire } from './forecast/forecast.wire.ts'
import { rangeOf } from './list-range.ts'
import { teamAwayOf } from './away/team-away-of.ts'
import { listWorkEvents } from './work-events.queries.ts'
import { requestEvent } from './request-event.ts'
import { eventSheetRoutes } from './sheets/sheets.routes.ts'
import { awayToWire, eventToWire } from './work-events.wire.ts'

/** Whose event it may be depends on the person asked for, so commands decide it. */
export function workEventRoutes(server: Server): void {
  askingRoutes(server)
  readingRoutes(server)
  eventSheetRoutes(server)
}

function askingRoutes(server: Server): void {
  route(server, contract.previewEvent, {
    allow: everyMember,
    handle: (ctx, { query }) => sortOf(query.code).preview(ctx, toWanted(query, query.code)),
  })
  route(server, contract.requestEvent, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const asked = {
        ...toWanted(body, body.wk_event),
        reason: body.wk_comment ?? '',
        location: body.wk_location ?? '',
      }
      return eventToWire(await requestEvent(ctx, asked), ctx)
    },
  })
  route(server, contract.changeEvent, {
    allow: everyMember,
    handle: async (ctx, { params, body }) => {
      const change = {
        code: body.wk_event,
        from: body.wk_start_date,
        to: body.wk_end_date,
        start: body.evt_start_time,
        end: body.evt_end_time,
        reason: body.wk_comment,
        location: body.wk_location,
      }
      return eventToWire(await changeEvent(ctx, params.id, change), ctx)
    },
  })
  route(server, contract.cancelEvent, {
    allow: everyMember,
    handle: (ctx, { params }) => cancelEvent(ctx, params.id),
  })
}

function readingRoutes(server: Server): void {
  route(server, contract.listWorkEvents, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { from, to } = rangeOf(query, ctx.today)
      const { count, rows } = await listWorkEvents(ctx, {
        from,
        to,
        kind: query.type,
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
  route(server, contract.getComptime, {
    allow: everyMember,
    handle: (ctx, { query }) => comptimeOf(ctx, query),
  })
  route(server, contract.listTeamAway, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { away, isWhole } = await teamAwayOf(ctx, params.id)
      return { team_away: away.map(awayToWire), is_whole_team: isWhole }
    },
  })
  route(server, contract.getWeekForecast, {
    allow: everyMember,
    handle: async (ctx, { params }) => weekToWire(await forecastOf(ctx, params.id)),
  })
}

type Times = Pick<
  EndpointInput<typeof contract.requestEvent>['body'],
  'wk_start_date' | 'wk_end_date' | 'user_id' | 'evt_start_time' | 'evt_end_time'
>

/** One picked date is start and end. */
function toWanted(times: Times, code: string): WantedEvent {
  return {
    code,
    from: times.wk_start_date,
    to: times.wk_end_date ?? times.wk_start_date,
    start: times.evt_start_time,
    end: times.evt_end_time,
    memberId: times.user_id,
  }
}
