import * as contract from '#contract/platform/auth/own-account.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import { accountById } from '../accounts.store.ts'
import { judgeOwnPassword } from '../passwords/check-own-password.ts'
import type { SecretBox } from '../secret-box/secret-box.ts'
import { countRecoveryCodes } from './recovery-codes.store.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './set-up-second-factor.ts'

export function secondFactorRoutes(server: Server, box: SecretBox): void {
  route(server, contract.getSecondFactor, {
    allow: () => true,
    handle: async (ctx) => ({
      mfa_kind: (await accountById(ctx.tx, ctx.accountId)).mfa_kind,
      recovery_codes_left: await countRecoveryCodes(ctx.tx, ctx.accountId),
    }),
  })
  route(server, contract.startSecondFactor, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => judgeOwnPassword(ctx, body.password, reading),
    handle: async (ctx, { body }, judged) => {
      const { handle, otpauthUrl } = await startSecondFactor({ ...ctx, box }, body.mfa_kind, judged)
      return { validation_code: handle, otpauth_url: otpauthUrl }
    },
  })
  route(server, contract.confirmSecondFactor, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      const { kind, recoveryCodes } = await confirmSecondFactor({ ...ctx, box }, body)
      return { mfa_kind: kind, recovery_codes: recoveryCodes }
    },
  })
  route(server, contract.makeRecoveryCodes, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => judgeOwnPassword(ctx, body.password, reading),
    handle: async (ctx, _input, judged) => ({ recovery_codes: await renewRecoveryCodes(ctx, judged) }),
  })
  route(server, contract.removeSecondFactor, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => judgeOwnPassword(ctx, body.password, reading),
    handle: async (ctx, _input, judged) => {
      await removeSecondFactor(ctx, judged)
      return { mfa_kind: null }
    },
  })
}
