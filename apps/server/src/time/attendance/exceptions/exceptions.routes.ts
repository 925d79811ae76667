import * as contract from '#contract/time/attendance/day-lists.ts'
import { paged } from '../../../http/paged.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { leaderOrAdmin } from '../../../people/roles/index.ts'
import { workSheet } from '../work-sheet.ts'
import { lateSheet, missingSheet } from './exception-sheet.ts'
import { fillByPlan } from './fill-by-plan.ts'
import { lateList, missingList } from './list-exceptions.ts'
import { tellMissing } from './tell-missing.ts'

export function exceptionRoutes(server: Server): void {
  route(server, contract.listLate, {
    allow: leaderOrAdmin,
    handle: async (ctx, { query }) => paged(ctx, contract.listLate, { query }, await lateList(ctx, query)),
  })
  route(server, contract.listMissing, {
    allow: leaderOrAdmin,
    handle: async (ctx, { query }) =>
      paged(ctx, contract.listMissing, { query }, await missingList(ctx, query)),
  })
  route(server, contract.tellMissing, {
    allow: leaderOrAdmin,
    handle: (ctx, { body }) => tellMissing(ctx, body),
  })
  route(server, contract.fillByPlan, {
    allow: leaderOrAdmin,
    handle: async (ctx, { body }) => ({ wk_dates: await fillByPlan(ctx, body) }),
  })
  sheetRoutes(server)
}

function sheetRoutes(server: Server): void {
  route(server, contract.downloadLate, {
    allow: leaderOrAdmin,
    prepare: (ctx, { query }, reading) => lateSheet(ctx, query, reading),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.downloadMissing, {
    allow: leaderOrAdmin,
    prepare: (ctx, { query }, reading) => missingSheet(ctx, query, reading),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.downloadRetired, {
    allow: leaderOrAdmin,
    prepare: (ctx, { query }, reading) => workSheet(ctx, { ...query, onlyRetired: true }, reading),
    handle: async (_ctx, _input, file) => file,
  })
}
