import * as contract from '#contract/approvals/proofs/proofs.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { lastCheck } from './checking/checks.store.ts'
import { startCheck } from './checking/start-check.ts'
import { historyOf } from './proofs.queries.ts'
import { checkToWire, historyToWire } from './proofs.wire.ts'

export function proofRoutes(server: Server): void {
  route(server, contract.documentHistory, {
    allow: everyMember,
    handle: async (ctx, { params }) => historyToWire(ctx, await historyOf(ctx, params.id)),
  })
  route(server, contract.startCheck, {
    allow: fullAdmin,
    handle: async (ctx) => checkToWire(await startCheck(ctx)),
  })
  route(server, contract.lastCheck, {
    allow: fullAdmin,
    handle: async (ctx) => {
      const check = await lastCheck(ctx.tx)
      return { check: check ? checkToWire(check) : null }
    },
  })
}
