import * as contract from '#contract/platform/auth/auth.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import type { SecretBox } from '../secret-box/secret-box.ts'
import { confirmAddress, verifyMyCode } from './confirm-address.ts'
import { refusePhone } from './refuse-phone.ts'
import { sendCode, sendMyCode, signUpByPassword } from './send-code.ts'

export function codeRoutes(server: Server, box: SecretBox): void {
  // The literal "me" is registered beside the star; the router prefers the literal.
  route(server, contract.sendMyCode, {
    allow: () => true,
    handle: async (ctx, { body }) => ({ validation_code: await sendMyCode({ ...ctx, box }, body) }),
  })
  route(server, contract.verifyMyCode, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      refusePhone(body)
      await verifyMyCode(ctx, body)
      return { verified: true as const }
    },
  })
  route(server, contract.sendCode, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => signUpByPassword({ ...ctx, box }, body, reading),
    handle: async (ctx, { body }, signUpId) => ({
      validation_code: await sendCode({ ...ctx, box }, body, signUpId),
    }),
  })
  route(server, contract.verifyCode, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      refusePhone(body)
      await confirmAddress(ctx, body)
      return { verified: true as const }
    },
  })
}
