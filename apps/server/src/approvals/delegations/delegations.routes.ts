import * as contract from '#contract/approvals/delegations/delegations.ts'
import * as standing from '#contract/approvals/delegations/standing-v0.ts'
import { paged } from '../../http/paged.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { actedToWire, decideFinally, delegateDocument, substituteDecision } from '../documents/index.ts'
import { delegationV0Routes } from './delegations-v0.routes.ts'
import { companyDelegations, delegationsOf } from './delegations.queries.ts'
import { awayToWire, delegationToWire } from './delegations.wire.ts'
import { checkDelegate, createDelegation, removeDelegation, updateDelegation } from './keep-delegation.ts'

/** Whose turn it is, and whose delegation, commands decide on the row. */
export function delegationRoutes(server: Server): void {
  route(server, contract.delegateDocument, {
    allow: everyMember,
    handle: async (ctx, { params: { id }, body: { user_id, rcv_comment: comment } }) =>
      actedToWire(
        user_id === undefined
          ? await decideFinally(ctx, id, comment)
          : await delegateDocument(ctx, id, { toId: user_id, comment }),
      ),
  })
  route(server, contract.substituteDecision, {
    allow: everyMember,
    handle: async (ctx, { params, body }) =>
      actedToWire(
        await substituteDecision(ctx, params.id, { absentId: body.user_id, comment: body.rcv_comment }),
      ),
  })
  readingRoutes(server)
  keepingRoutes(server)
  delegationV0Routes(server)
}

function readingRoutes(server: Server): void {
  route(server, standing.listDelegations, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      (await delegationsOf(ctx, ctx.actor.memberId, query.past)).map(delegationToWire),
  })
  route(server, standing.listCompanyDelegations, {
    allow: fullAdmin,
    handle: async (ctx, { query }) => {
      const { count, rows } = await companyDelegations(ctx, query)
      const results = rows.map(delegationToWire)
      return paged(ctx, standing.listCompanyDelegations, { query }, { count, results })
    },
  })
  route(server, standing.checkDelegate, {
    allow: everyMember,
    handle: async (ctx, { query: { giver_id: giverId = ctx.actor.memberId, user_id, ...period } }) => {
      const [startsOn, endsOn] = [period.start_date.toString(), period.end_date.toString()]
      return awayToWire(await checkDelegate(ctx, { giverId, delegateId: user_id, startsOn, endsOn }))
    },
  })
}

function keepingRoutes(server: Server): void {
  route(server, standing.createDelegation, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const {
        giver_id: giverId = ctx.actor.memberId,
        user_id,
        start_date,
        end_date,
        reason,
        drf_types,
      } = body
      return delegationToWire(
        await createDelegation(ctx, {
          giverId,
          delegateId: user_id,
          startsOn: start_date.toString(),
          endsOn: end_date.toString(),
          reason,
          kinds: drf_types,
        }),
      )
    },
  })
  route(server, standing.updateDelegation, {
    allow: everyMember,
    handle: async (ctx, { params, body: { user_id, start_date, end_date, reason, drf_types } }) =>
      delegationToWire(
        await updateDelegation(ctx, params.id, {
          delegateId: user_id,
          startsOn: start_date?.toString(),
          endsOn: end_date?.toString(),
          reason,
          kinds: drf_types,
        }),
      ),
  })
  route(server, standing.removeDelegation, {
    allow: everyMember,
    handle: (ctx, { params }) => removeDelegation(ctx, params.id),
  })
}
