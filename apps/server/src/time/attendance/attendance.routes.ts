import * as contract from '#contract/time/attendance/attendance.ts'
import { downloadWorkTime, listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { getDayInfo } from '#contract/time/attendance/day-info.ts'
import { checkMyWifi } from '#contract/time/attendance/web-check.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, leaderOrAdmin } from '../../people/roles/index.ts'
import { workingNowOf, workingToday } from '../work-plans/index.ts'
import { workCheckToWire } from './attendance.wire.ts'
import { correctionRoutes } from './corrections/corrections.routes.ts'
import { exceptionRoutes } from './exceptions/exceptions.routes.ts'
import { loadCurrentDay } from './current-day.ts'
import { dayInfo } from './day-info.ts'
import { boardOf } from './list-board.ts'
import { paged } from '../../http/paged.ts'
import { periodRoutes } from './periods/periods.routes.ts'
import { replayRoutes } from './replay/replay.routes.ts'
import { pressCheck } from './press-check.ts'
import { teamDaily } from './team-daily.ts'
import { myNetwork } from './my-network.ts'
import { workSheet } from './work-sheet.ts'
import { periodOf, workTimeOf } from './work-time.ts'
import { listMonths, sumMonths } from './work-time.queries.ts'

export function attendanceRoutes(server: Server): void {
  checkRoutes(server)
  statusRoutes(server)
  personRoutes(server)
  monthRoutes(server)
  correctionRoutes(server)
  exceptionRoutes(server)
  periodRoutes(server)
  replayRoutes(server)
}

function checkRoutes(server: Server): void {
  route(server, contract.checkInOut, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const { current, changed } = await pressCheck(ctx, body)
      return { ...workCheckToWire(ctx, current), changed }
    },
  })
  route(server, checkMyWifi, {
    allow: everyMember,
    handle: myNetwork,
  })
}

function statusRoutes(server: Server): void {
  route(server, contract.getOnDutyStatus, {
    allow: everyMember,
    handle: async (ctx) => workCheckToWire(ctx, await loadCurrentDay(ctx)),
  })
  route(server, contract.listWorkStatus, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      paged(ctx, contract.listWorkStatus, { query }, await boardOf(ctx, query)),
  })
  route(server, getDayInfo, { allow: everyMember, handle: (ctx, { query }) => dayInfo(ctx, query) })
}

function personRoutes(server: Server): void {
  route(server, contract.getWorkTime, {
    allow: everyMember,
    handle: (ctx, { query }) => workTimeOf(ctx, query, query.type === 'daily' ? 'day' : query.type),
  })
  route(server, contract.getWorkTimeDaily, {
    allow: everyMember,
    handle: (ctx, { query }) => workTimeOf(ctx, query, 'day'),
  })
  route(server, contract.getWorkTimeWeek, {
    allow: everyMember,
    handle: (ctx, { query }) => workTimeOf(ctx, query, 'week'),
  })
  route(server, contract.getWorkTimeMonth, {
    allow: everyMember,
    handle: (ctx, { query }) => workTimeOf(ctx, query, 'month'),
  })
}

function monthRoutes(server: Server): void {
  route(server, contract.listWorkTimeMonth, {
    allow: leaderOrAdmin,
    handle: async (ctx, { query }) => {
      const range = periodOf(query.date ?? workingToday(ctx), 'month')
      const { rows, count } = await listMonths(ctx, range, query, workingNowOf(ctx))
      return paged(
        ctx,
        contract.listWorkTimeMonth,
        { query },
        {
          count,
          results: rows,
          start_date: range.from.toString(),
          end_date: range.to.toString(),
        },
      )
    },
  })
  route(server, contract.getWorkTimeMonthSummary, {
    allow: leaderOrAdmin,
    handle: async (ctx, { query }) => {
      const range = periodOf(query.date ?? workingToday(ctx), 'month')
      const sums = await sumMonths(ctx, range, query, workingNowOf(ctx))
      return { ...sums, start_date: range.from.toString(), end_date: range.to.toString() }
    },
  })
  route(server, listTeamDaily, {
    allow: leaderOrAdmin,
    handle: async (ctx, { query }) => paged(ctx, listTeamDaily, { query }, await teamDaily(ctx, query)),
  })
  route(server, downloadWorkTime, {
    allow: leaderOrAdmin,
    prepare: (ctx, { query }, reading) => workSheet(ctx, query, reading),
    handle: async (_ctx, _input, file) => file,
  })
}
