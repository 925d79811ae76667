import type { Input } from '#contract/endpoint.ts'
import * as contract from '#contract/people/organization/organization.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember, fullAdmin } from '../../roles/index.ts'
import { createRank, deleteRank, saveRanks, updateRank } from './keep-ranks.ts'
import { getRank, listRanks, type RankRow } from './ranks.store.ts'

/** Ranks hold for the whole company, so only full admins keep them. */
export function rankRoutes(server: Server): void {
  route(server, contract.listRanks, {
    allow: everyMember,
    handle: async (ctx) => (await listRanks(ctx.tx)).map(rankToWire),
  })
  route(server, contract.createRank, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => rankToWire(await getRank(ctx.tx, await createRank(ctx, body))),
  })
  route(server, contract.updateRank, {
    allow: fullAdmin,
    handle: async (ctx, { params, body }) => {
      await updateRank(ctx, params.id, body)
      return rankToWire(await getRank(ctx.tx, params.id))
    },
  })
  route(server, contract.deleteRank, {
    allow: fullAdmin,
    handle: (ctx, { params }) => deleteRank(ctx, params.id),
  })
  route(server, contract.saveRanks, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await saveRanks(ctx, body.ranks)
      return (await listRanks(ctx.tx)).map(rankToWire)
    },
  })
}

function rankToWire(row: RankRow): Input<typeof contract.createRank.response> {
  return { id: row.id, company: row.company_id, name: row.name, _order: row.sort_order, people: row.people }
}
