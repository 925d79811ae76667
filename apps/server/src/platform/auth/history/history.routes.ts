import * as contract from '#contract/platform/auth/own-account.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import { listEvents } from './history.queries.ts'
import { eventToWire } from './history.wire.ts'

export function historyRoutes(server: Server): void {
  route(server, contract.listHistory, {
    allow: () => true,
    handle: async (ctx, { query }) => {
      const { before, limit } = query
      const { results, nextBefore } = await listEvents(ctx.tx, { accountId: ctx.accountId, before, limit })
      return { results: results.map((row) => eventToWire(row, ctx)), next_before: nextBefore }
    },
  })
}
