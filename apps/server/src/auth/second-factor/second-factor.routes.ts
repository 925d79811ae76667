import * as contract from '#contract/auth.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import { accountById } from '../accounts.store.ts'
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './set-up-second-factor.ts'

export function secondFactorRoutes(server: Server): void {
  route(server, contract.getSecondFactor, {
    allow: () => true,
    handle: async (ctx) => ({ mfa_kind: (await accountById(ctx.tx, ctx.accountId)).mfa_kind }),
  })
  route(server, contract.startSecondFactor, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      const { handle, otpauthUrl } = await startSecondFactor(ctx, body)
      return { validation_code: handle, otpauth_url: otpauthUrl }
    },
  })
  route(server, contract.confirmSecondFactor, {
    allow: () => true,
    handle: async (ctx, { body }) => ({ mfa_kind: await confirmSecondFactor(ctx, body) }),
  })
  route(server, contract.removeSecondFactor, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      await removeSecondFactor(ctx, body.password)
      return { mfa_kind: null }
    },
  })
}
