import * as contract from '#contract/auth.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import { changePassword } from './change-password.ts'
import { judgePassword, passwordDetail } from './judge-password.ts'
import { forgotPassword, resetPassword } from './recover-password.ts'

export function passwordRoutes(server: Server): void {
  route(server, contract.checkPassword, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      const fault = judgePassword(body.password)
      return { is_valid: fault === null, detail: passwordDetail(fault, ctx.language) }
    },
  })
  route(server, contract.forgotPassword, {
    allow: () => true,
    handle: async (ctx, { body }) => ({ validation_code: await forgotPassword(ctx, body.email) }),
  })
  route(server, contract.resetPassword, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      const accountId = await resetPassword(ctx, body)
      ctx.afterCommit(() => server.sessions.forget({ accountId }))
      return { changed: true as const }
    },
  })
  route(server, contract.changePassword, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      await changePassword(ctx, body)
      ctx.afterCommit(() => server.sessions.forget({ accountId: ctx.accountId }))
      return { changed: true as const }
    },
  })
}
