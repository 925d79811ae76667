import * as contract from '#contract/platform/auth/auth.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import type { SecretBox } from '../secret-box/secret-box.ts'
import { DEVICE_COOKIE } from '../sessions/session-cookies.ts'
import { changePassword, preparePasswordChange } from './change-password.ts'
import { judgePassword, passwordDetail } from './judge-password.ts'
import { passwordStrength } from './password-strength.ts'
import { forgotPassword, prepareRecovery, resetPassword } from './recover-password.ts'

export function passwordRoutes(server: Server, box: SecretBox): void {
  route(server, contract.checkPassword, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      const fault = judgePassword(body.password)
      return {
        is_valid: fault === null,
        detail: passwordDetail(fault, ctx.language),
        strength: fault === null ? passwordStrength(body.password) : 0,
      }
    },
  })
  route(server, contract.forgotPassword, {
    allow: () => true,
    handle: async (ctx, { body: { email } }) => {
      const device = ctx.cookies.read(DEVICE_COOKIE)
      return { validation_code: await forgotPassword({ ...ctx, box }, { email, device }) }
    },
  })
  route(server, contract.resetPassword, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => prepareRecovery(ctx, body, reading),
    handle: async (ctx, { body }, newHash) => {
      const accountId = await resetPassword(ctx, body, newHash)
      ctx.afterCommit(() => server.sessions.forget({ accountId }))
      return { changed: true as const }
    },
  })
  route(server, contract.changePassword, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => preparePasswordChange(ctx, body, reading),
    handle: async (ctx, _input, change) => {
      await changePassword(ctx, change)
      ctx.afterCommit(() => server.sessions.forget({ accountId: ctx.accountId }))
      return { changed: true as const }
    },
  })
}
