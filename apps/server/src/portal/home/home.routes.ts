import * as contract from '#contract/portal/home/home.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../../people/roles/index.ts'
import { homeSummary } from './home-summary.ts'

export function homeRoutes(server: Server): void {
  route(server, contract.getHomeSummary, { allow: everyMember, handle: (ctx) => homeSummary(ctx) })
}
