import * as contract from '#contract/portal/home/home.ts'
import * as layout from '#contract/portal/home/layout.ts'
import * as start from '#contract/portal/home/start-list.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { anyAdmin, everyMember, fullAdmin } from '../../people/roles/index.ts'
import { arrangeHome, putAwayNotice, resetHome } from './arrange-home.ts'
import { homeSummary } from './home-summary.ts'
import { sayStartSteps, startList } from './start-list.ts'

export function homeRoutes(server: Server): void {
  route(server, contract.getHomeSummary, {
    allow: everyMember,
    handle: (ctx) => homeSummary(ctx, server.findNames),
  })
  route(server, layout.arrangeHome, {
    allow: everyMember,
    handle: (ctx, { body }) => arrangeHome(ctx, body),
  })
  route(server, layout.resetHome, { allow: everyMember, handle: (ctx) => resetHome(ctx) })
  route(server, layout.putAwayNotice, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await putAwayNotice(ctx, body.spv_nt_id)
      return body
    },
  })
  route(server, start.getStartList, { allow: fullAdmin, handle: (ctx) => startList(ctx) })
  route(server, start.setStartSteps, {
    allow: fullAdmin,
    handle: (ctx, { body }) => sayStartSteps(ctx, body),
  })
}
