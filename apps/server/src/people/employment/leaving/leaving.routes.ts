import * as contract from '#contract/people/employment/leaving.ts'
import * as own from '#contract/platform/auth/own-account.ts'
import { judgeOwnPassword, takeCookies } from '../../../platform/auth/index.ts'
import { bindCompany } from '../../../db/transaction.ts'
import type { AccountContext, MemberContext } from '../../../http/context.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { anyAdmin, forgetActors } from '../../roles/index.ts'
import { listLeft } from './left-companies.queries.ts'
import { deleteMember } from './delete-member.ts'
import { withdrawAccount } from './withdraw-account.ts'
import { previewWithdrawal } from './withdrawal.queries.ts'

/** Who goes without having been retired: entered by mistake, or withdrawing the own account. */
export function leavingRoutes(server: Server): void {
  const goodbye = (ctx: AccountContext | MemberContext) => {
    takeCookies(ctx.cookies)
    ctx.afterCommit(() => server.sessions.forget({ accountId: ctx.accountId }))
  }
  route(server, own.listLeft, {
    allow: () => true,
    handle: (ctx) => listLeft(ctx.tx, ctx.accountId),
  })
  const remove = async (ctx: MemberContext, memberId: number) => {
    await deleteMember(ctx, memberId)
    await forgetActors(server, ctx)
  }
  route(server, own.previewWithdrawal, {
    allow: () => true,
    handle: (ctx) => previewWithdrawal(ctx.tx, ctx.accountId),
  })
  route(server, own.withdraw, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => judgeOwnPassword(ctx, body.password, reading),
    handle: async (ctx, _input, judged) => {
      await withdrawAccount(ctx, judged)
      goodbye(ctx)
    },
  })
  route(server, contract.deleteMember, {
    allow: anyAdmin,
    handle: (ctx, { body }) => remove(ctx, body.user_id),
  })
  route(server, contract.deleteUser, {
    allow: (ctx, { params }) => params.id === ctx.actor.memberId || anyAdmin(ctx),
    prepare: async (ctx, { params, body }, reading) =>
      params.id === ctx.actor.memberId ? judgeOwnPassword(ctx, body.password ?? '', reading) : null,
    handle: async (ctx, { params }, judged) => {
      if (judged === null) return remove(ctx, params.id)
      await withdrawAccount(ctx, judged)
      goodbye(ctx)
      // What the request itself still writes belongs to the company that it came to.
      await bindCompany(ctx.tx, ctx.companyId)
    },
  })
}
