import * as contract from '#contract/time/work-events/work-events.ts'
import { getComptime } from '#contract/time/work-events/comptime.ts'
import { moveOccasion as moveOccasionEndpoint } from '#contract/time/work-events/occasion.ts'
import { requestCancel as requestCancelEndpoint } from '#contract/time/work-events/cancels.ts'
import { COMPTIME } from '#rules/event-codes/event-codes.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { paged } from '../../http/paged.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember } from '../../people/roles/index.ts'
import { requestCancel } from './cancels/request-cancel.ts'
import { cancelEvent } from './changes/cancel-event.ts'
import { changeEvent } from './changes/change-event.ts'
import { comptimeOf } from './comptime/comptime-of.ts'
import { openProof } from './document/event-proof.ts'
import type { WantedAlternative, WantedEvent } from './event-sorts.ts'
import { forecastOf } from './forecast/forecast-of.ts'
import { weekToWire } from './forecast/forecast.wire.ts'
import { rangeOf } from './list-range.ts'
import { teamAwayOf } from './away/team-away-of.ts'
import { listWorkEvents } from './work-events.queries.ts'
import { moveOccasion } from './occasion/move-occasion.ts'
import { coverageRoutes } from './coverage/coverage.routes.ts'
import { previewRequest } from './judging/preview-request.ts'
import { requestEvent } from './request-event.ts'
import { eventSheetRoutes } from './sheets/sheets.routes.ts'
import { awayToWire, coverageToWire, eventToWire } from './work-events.wire.ts'

/** Whose event it may be depends on the person asked for, so commands decide it. */
export function workEventRoutes(server: Server): void {
  askingRoutes(server)
  readingRoutes(server)
  eventSheetRoutes(server)
  coverageRoutes(server)
}

function askingRoutes(server: Server): void {
  route(server, contract.previewEvent, {
    allow: everyMember,
    handle: (ctx, { query }) =>
      previewRequest(ctx, {
        ...toWanted(query, query.code),
        insteadOf: query.wk_event_id,
        alternative: toAlternative(query),
      }),
  })
  route(server, contract.requestEvent, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const asked = {
        ...toWanted(body, body.wk_event),
        reason: body.wk_comment ?? '',
        location: body.wk_location ?? '',
        alternative: toAlternative(body),
        proof: body.apv_attach,
      }
      return eventToWire(await requestEvent(ctx, asked, server.files), ctx)
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
        occasionOn: body.wk_occasion_date,
        occasionCase: body.wk_occasion_case,
        reason: body.wk_comment,
        location: body.wk_location,
        alternative: body.alter_start_date === null ? null : toAlternative(body),
        proof: body.apv_attach,
      }
      return eventToWire(await changeEvent(ctx, params.id, change, server.files), ctx)
    },
  })
  route(server, requestCancelEndpoint, {
    allow: everyMember,
    handle: (ctx, { params, body }) =>
      requestCancel(ctx, params.id, { reason: body.wk_comment, day: body.wk_cancel_date }),
  })
  route(server, moveOccasionEndpoint, {
    allow: everyMember,
    handle: async (ctx, { params, body: { wk_occasion_date: day } }) => ({
      wk_occasion_date: day.toString(),
      count: await moveOccasion(ctx, params.id, day),
    }),
  })
  route(server, contract.cancelEvent, {
    allow: everyMember,
    handle: (ctx, { params, query }) => cancelEvent(ctx, params.id, query.wk_cancel_date),
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
        filedOnly: query.filed_by_me,
        memberId: query.user_id,
        status: query.drf_status,
        page: query.page,
        page_size: query.page_size,
      })
      const results = rows.map((row) => eventToWire(row, ctx))
      return paged(ctx, contract.listWorkEvents, { query }, { count, results })
    },
  })
  route(server, contract.getEventProof, {
    allow: everyMember,
    handle: (ctx, { params }) => openProof(ctx, server.files, params.id),
  })
  route(server, getComptime, {
    allow: everyMember,
    handle: (ctx, { query }) => comptimeOf(ctx, query),
  })
  route(server, contract.listTeamAway, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { away, isWhole, coverage, code } = await teamAwayOf(ctx, params.id)
      return {
        team_away: away.map(awayToWire),
        is_whole_team: isWhole,
        coverage: coverageToWire(coverage, code),
      }
    },
  })
  route(server, contract.getWeekForecast, {
    allow: everyMember,
    handle: async (ctx, { params }) => weekToWire(await forecastOf(ctx, params.id)),
  })
}

type Times = Pick<
  EndpointInput<typeof contract.requestEvent>['body'],
  | 'wk_start_date'
  | 'wk_end_date'
  | 'user_id'
  | 'evt_start_time'
  | 'evt_end_time'
  | 'wk_occasion_date'
  | 'wk_occasion_case'
>

type Alternative = Pick<
  EndpointInput<typeof contract.requestEvent>['body'],
  'alter_end_date' | 'alter_wk_event' | 'alter_start_time' | 'alter_end_time'
> & { alter_start_date?: Temporal.PlainDate | null | undefined }

/** Days off instead of weekend work: of earned time off, hours where times are said and else whole days; one date is start and end. */
function toAlternative(body: Alternative): WantedAlternative | undefined {
  const from = body.alter_start_date ?? body.alter_end_date
  if (!from) return undefined
  const isTimed = body.alter_start_time !== undefined || body.alter_end_time !== undefined
  return {
    code: body.alter_wk_event ?? `${COMPTIME}:${isTimed ? 'TIME' : 'FULL'}`,
    from,
    to: body.alter_end_date ?? from,
    start: body.alter_start_time,
    end: body.alter_end_time,
  }
}

/** One picked date is start and end. */
function toWanted(times: Times, code: string): WantedEvent {
  return {
    code,
    from: times.wk_start_date,
    to: times.wk_end_date ?? times.wk_start_date,
    start: times.evt_start_time,
    end: times.evt_end_time,
    occasionOn: times.wk_occasion_date,
    occasionCase: times.wk_occasion_case,
    memberId: times.user_id,
  }
}
