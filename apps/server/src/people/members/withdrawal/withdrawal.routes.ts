import * as contract from '#contract/platform/auth/own-account.ts'
import * as profiles from '#contract/people/members/profiles.ts'
import { judgeOwnPassword, takeCookies } from '../../../platform/auth/index.ts'
import { bindCompany } from '../../../db/transaction.ts'
import type { AccountContext, MemberContext } from '../../../http/context.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { anyAdmin } from '../../roles/index.ts'
import { withdrawAccount } from './withdraw-account.ts'
import { previewWithdrawal } from './withdrawal.queries.ts'

/** @param remove what an admin does to somebody else by the same address */
export function withdrawalRoutes(
  server: Server,
  remove: (ctx: MemberContext, memberId: number) => Promise<void>,
): void {
  const goodbye = (ctx: AccountContext | MemberContext) => {
    takeCookies(ctx.cookies)
    ctx.afterCommit(() => server.sessions.forget({ accountId: ctx.accountId }))
  }
  route(server, contract.previewWithdrawal, {
    allow: () => true,
    handle: (ctx) => previewWithdrawal(ctx.tx, ctx.accountId),
  })
  route(server, contract.withdraw, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => judgeOwnPassword(ctx, body.password, reading),
    handle: async (ctx, _input, judged) => {
      await withdrawAccount(ctx, judged)
      goodbye(ctx)
    },
  })
  route(server, profiles.deleteUser, {
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
