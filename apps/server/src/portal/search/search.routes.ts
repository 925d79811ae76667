import * as contract from '#contract/portal/search/search.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../../people/roles/index.ts'
import { searchAll } from './search-all.ts'

export function searchAllRoutes(server: Server): void {
  route(server, contract.searchAll, {
    allow: everyMember,
    handle: (ctx, { query }) => searchAll(ctx, query),
  })
}
