import type { Input } from '#contract/endpoint.ts'
import * as contract from '#contract/approvals/forms/receivers.ts'
import { found } from '../../../http/fail.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { findPeople, peopleToWire } from '../../../people/members/index.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { placeToWire } from '../forms.wire.ts'
import { keepReceivers, removeReceivers } from './keep-receivers.ts'
import { listsOf, type ReceiverList } from './receivers.store.ts'

/** People to put into lines, and lists of them. */
export function receiverRoutes(server: Server): void {
  route(server, contract.listReceivers, {
    allow: everyMember,
    handle: async (ctx, { query }) => ({
      people: peopleToWire(await findPeople(ctx, query), ctx.actor),
      lists: (await listsOf(ctx)).map(listToWire),
    }),
  })
  route(server, contract.keepReceivers, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const [kept] = await listsOf(ctx, await keepReceivers(ctx, body))
      return listToWire(found(kept))
    },
  })
  route(server, contract.removeReceivers, {
    allow: everyMember,
    handle: (ctx, { params }) => removeReceivers(ctx, params.id),
  })
}

function listToWire({
  updated_at,
  receivers,
  ...list
}: ReceiverList): Input<typeof contract.keepReceivers.response> {
  return { ...list, updated_date: updated_at, receivers: receivers.map(placeToWire) }
}
