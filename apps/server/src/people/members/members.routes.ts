import * as contract from '#contract/people/members/members.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { leaderOrAdmin } from '../roles/index.ts'
import { countMembers, listMembers } from './members.queries.ts'
import { profileRoutes, type Settle } from './profile.routes.ts'
import { tellMembers } from './tell-members.ts'

/** @param settle brings into force what was arranged for today, before anybody looks */
export function memberRoutes(server: Server, settle: Settle): void {
  profileRoutes(server, settle)
  route(server, contract.listMembers, {
    allow: leaderOrAdmin,
    prepare: settle,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listMembers(ctx, query)
      const results = await tellMembers(ctx, rows)
      return paged(ctx, contract.listMembers, { query }, { count, results })
    },
  })
  route(server, contract.countMembers, {
    allow: leaderOrAdmin,
    handle: (ctx, { query }) => countMembers(ctx, query),
  })
}
