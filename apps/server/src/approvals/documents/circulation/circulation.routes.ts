import type { Input } from '#contract/endpoint.ts'
import * as contract from '#contract/approvals/documents/circulation.ts'
import * as older from '#contract/approvals/documents/circulation-v0.ts'
import type { CommandContext } from '../../../http/context.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { personOf } from '../approvals.wire.ts'
import { viewDocument } from '../open-document.ts'
import { addCirculators } from './add-circulators.ts'
import { type Circulated, circulatedOf } from './circulated.ts'
import { removeCirculator, removePlace } from './remove-circulator.ts'

export function circulationRoutes(server: Server): void {
  route(server, contract.addCirculators, {
    allow: everyMember,
    handle: (ctx, { params, body }) => add(ctx, params.id, body.user_ids, body.team_ids),
  })
  route(server, contract.removeCirculator, {
    allow: everyMember,
    handle: (ctx, { params }) => removeCirculator(ctx, params.id, params.rcvId),
  })
  olderRoutes(server)
}

function olderRoutes(server: Server): void {
  route(server, older.oldAddCirculators, {
    allow: everyMember,
    handle: (ctx, { body }) => add(ctx, body.drf_id, body.user_ids),
  })
  route(server, older.oldAddCirculatorsTo, {
    allow: everyMember,
    handle: (ctx, { params, body }) => add(ctx, params.id, body.user_ids),
  })
  route(server, older.oldRemoveCirculator, {
    allow: everyMember,
    handle: (ctx, { params, body }) => removeCirculator(ctx, params.id, body.rcv_id),
  })
  route(server, older.oldListCirculation, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { document, line } = await viewDocument(ctx, query.drf_id)
      return circulatedToWire(circulatedOf(ctx, document, line))
    },
  })
  route(server, older.oldCirculate, {
    allow: everyMember,
    handle: (ctx, { body }) => add(ctx, body.drf_id, body.user_ids),
  })
  route(server, older.oldEndCirculation, {
    allow: everyMember,
    handle: (ctx, { params }) => removePlace(ctx, params.id),
  })
}

async function add(
  ctx: CommandContext,
  id: number,
  memberIds: readonly number[] = [],
  teamIds: readonly number[] = [],
) {
  return circulatedToWire(await addCirculators(ctx, id, { memberIds, teamIds }))
}

function circulatedToWire(circulated: Circulated): Input<typeof contract.addCirculators.response> {
  return circulated.map((row) => ({
    rcv_id: row.id,
    user: personOf(row),
    read_at: row.read_at,
    confirmed: row.is_processed,
    can_remove: row.canRemove,
  }))
}
