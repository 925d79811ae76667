import * as contract from '#contract/time/analytics/analytics.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, leaderOrAdmin } from '../../people/roles/index.ts'
import { comparePeriods } from './compare-periods.ts'
import { comparisonSheet } from './comparison-sheet.ts'
import { startEndTimes } from './start-end-times.ts'

/** Everybody may ask: who leads nobody and is no admin has only the own days in view. */
export function analyticsRoutes(server: Server): void {
  route(server, contract.compareWeek, {
    allow: everyMember,
    handle: (ctx, { query }) => comparePeriods(ctx, query, 'week'),
  })
  route(server, contract.compareMonth, {
    allow: everyMember,
    handle: (ctx, { query }) => comparePeriods(ctx, query, 'month'),
  })
  route(server, contract.startAndEnd, {
    allow: everyMember,
    handle: (ctx, { query }) => startEndTimes(ctx, query),
  })
  route(server, contract.downloadComparison, {
    allow: leaderOrAdmin,
    prepare: (ctx, { query }, reading) => comparisonSheet(ctx, query, reading),
    handle: async (_ctx, _input, file) => file,
  })
}
