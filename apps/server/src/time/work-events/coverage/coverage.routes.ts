import * as contract from '#contract/time/work-events/coverage.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { fullAdmin } from '../../../people/roles/index.ts'
import { listCoverage } from './coverage.store.ts'
import { keepCoverage } from './keep-coverage.ts'

export function coverageRoutes(server: Server): void {
  route(server, contract.listTeamCoverage, { allow: fullAdmin, handle: (ctx) => listCoverage(ctx) })
  route(server, contract.setTeamCoverage, {
    allow: fullAdmin,
    handle: (ctx, { params, body }) => keepCoverage(ctx, params.id, body),
  })
}
