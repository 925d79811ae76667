import * as contract from '#contract/portal/home/home.ts'
import * as start from '#contract/portal/home/start-list.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { homeSummary } from './home-summary.ts'
import { sayStartSteps, startList } from './start-list.ts'

export function homeRoutes(server: Server): void {
  route(server, contract.getHomeSummary, {
    allow: everyMember,
    handle: (ctx) => homeSummary(ctx, server.findNames),
  })
  route(server, start.getStartList, { allow: fullAdmin, handle: (ctx) => startList(ctx) })
  route(server, start.setStartSteps, {
    allow: fullAdmin,
    handle: (ctx, { body }) => sayStartSteps(ctx, body),
  })
}
