import * as contract from '#contract/auth.ts'
import type { PublicContext } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import { listDemoAccounts } from './auth.queries.ts'
import { codeRoutes } from './codes/codes.routes.ts'
import { warmDecoy } from './passwords/password-hash.ts'
import { passwordRoutes } from './passwords/passwords.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { giveCookies } from './sessions/session-cookies.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'
import { judgePassword, signIn, type SignInResult, verifySecondFactor } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** Registers everything about accounts and sessions. */
export function authRoutes(server: Server): void {
  server.http.addHook('onReady', warmDecoy)
  route(server, contract.signIn, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => judgePassword(ctx, body, reading),
    handle: async (ctx, { body }, judged) => signInAnswer(ctx, await signIn(ctx, body, judged)),
  })
  route(server, contract.verifySecondFactor, {
    allow: () => true,
    handle: async (ctx, { body }) => signInAnswer(ctx, await verifySecondFactor(ctx, body)),
  })
  route(server, contract.checkEmail, {
    allow: () => true,
    // Only the form is judged: whether the address has an account is nobody's business but its owner's.
    handle: async (_ctx, { params }) => ({ email: params.email, is_valid: true }),
  })
  route(server, contract.signUp, {
    allow: () => true,
    handle: async (ctx, { body }) => ({ validation_code: await signUp(ctx, body) }),
  })
  route(server, contract.demoAccounts, {
    allow: () => true,
    handle: async (ctx) => (server.settings.demo ? listDemoAccounts(ctx.tx) : []),
  })
  sessionRoutes(server)
  codeRoutes(server)
  passwordRoutes(server)
  secondFactorRoutes(server)
}

function signInAnswer(ctx: PublicContext, result: SignInResult) {
  if ('transactionId' in result) return { transaction_id: result.transactionId, mfa_kind: result.kind }
  giveCookies(ctx.cookies, result.tokens, 'new')
  return { has_company: result.hasCompany }
}
