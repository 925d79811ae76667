import * as contract from '#contract/approvals/delegations/delegations-v0.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember } from '../../people/roles/index.ts'
import {
  absentChoices,
  actedToWire,
  delegateChoices,
  delegateDocument,
  substituteDecision,
} from '../documents/index.ts'

/** The older calls: without a person they tell who may be chosen, else they do the same. */
export function delegationV0Routes(server: Server): void {
  const delegate = async (ctx: MemberContext, id: number, userId: number | undefined) =>
    userId === undefined
      ? { acted: null, users: await delegateChoices(ctx, id) }
      : { acted: actedToWire(await delegateDocument(ctx, id, { toId: userId, comment: '' })), users: [] }
  const substitute = async (ctx: MemberContext, id: number, userId: number | undefined) =>
    userId === undefined
      ? { acted: null, users: await absentChoices(ctx, id) }
      : {
          acted: actedToWire(await substituteDecision(ctx, id, { absentId: userId, comment: '' })),
          users: [],
        }
  route(server, contract.delegateByGet, {
    allow: everyMember,
    handle: (ctx, { params, query }) => delegate(ctx, params.id, query.user_id),
  })
  route(server, contract.substituteByGet, {
    allow: everyMember,
    handle: (ctx, { query }) => substitute(ctx, query.drf_id, query.user_id),
  })
  route(server, contract.substituteOne, {
    allow: everyMember,
    handle: (ctx, { params, query }) => substitute(ctx, params.id, query.user_id),
  })
}
