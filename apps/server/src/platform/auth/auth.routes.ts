import * as contract from '#contract/platform/auth/auth.ts'
import { answerOwnTerm, getOwnAccount, getOwnTerms } from '#contract/platform/auth/own-account.ts'
import type { PublicContext } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import { announceForget } from '#server/http/session-gate.ts'
import { accountById } from './accounts.store.ts'
import { listDemoAccounts, termsOfAccount } from './auth.queries.ts'
import { codeRoutes } from './codes/codes.routes.ts'
import { refusePhone } from './codes/refuse-phone.ts'
import { historyRoutes } from './history/history.routes.ts'
import { warmDecoy } from './passwords/password-hash.ts'
import { answerTerm } from './own-terms.store.ts'
import { passwordRoutes } from './passwords/passwords.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { verifySecondFactor } from './second-factor/verify-second-factor.ts'
import type { SecretBox } from './secret-box/secret-box.ts'
import { DEVICE_COOKIE, giveCookies } from './sessions/session-cookies.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'
import { judgeCredentials, signIn, type SignInResult } from './sign-in.ts'
import { prepareSignUp, signUp } from './sign-up.ts'

/** Registers everything about accounts and sessions. */
export function authRoutes(server: Server, box: SecretBox): void {
  server.http.addHook('onReady', warmDecoy)
  signInRoutes(server, box)
  route(server, contract.checkEmail, {
    allow: () => true,
    // Only the form is judged: whether the address has an account is nobody's business but its owner's.
    handle: async (_ctx, { params }) => ({ email: params.email, is_valid: true }),
  })
  route(server, contract.signUp, {
    allow: () => true,
    prepare: (ctx, { body }) => prepareSignUp(ctx, body),
    handle: async (ctx, { body }, passwordHash) => ({
      validation_code: await signUp({ ...ctx, box }, body, passwordHash),
    }),
  })
  route(server, getOwnAccount, {
    allow: () => true,
    handle: async (ctx) => ({ email: (await accountById(ctx.tx, ctx.accountId)).email }),
  })
  route(server, getOwnTerms, {
    allow: () => true,
    handle: (ctx) => termsOfAccount(ctx.tx, ctx.accountId),
  })
  route(server, answerOwnTerm, {
    allow: () => true,
    handle: async (ctx, { body: { item, value } }) => {
      await answerTerm(ctx, item, value)
      await announceForget(ctx.tx, { accountId: ctx.accountId })
      ctx.afterCommit(() => server.sessions.forget({ accountId: ctx.accountId }))
      return termsOfAccount(ctx.tx, ctx.accountId)
    },
  })
  route(server, contract.demoAccounts, {
    allow: () => true,
    handle: async (ctx) => (server.settings.demo ? listDemoAccounts(ctx.tx, ctx.language) : []),
  })
  sessionRoutes(server, box)
  codeRoutes(server, box)
  passwordRoutes(server, box)
  secondFactorRoutes(server, box)
  historyRoutes(server)
}

function signInRoutes(server: Server, box: SecretBox): void {
  route(server, contract.signIn, {
    allow: () => true,
    prepare: (ctx, { body }, reading) =>
      judgeCredentials({ ...ctx, box }, { ...body, device: ctx.cookies.read(DEVICE_COOKIE) }, reading),
    handle: async (ctx, { body }, judged) => signInAnswer(ctx, await signIn({ ...ctx, box }, body, judged)),
  })
  route(server, contract.verifySecondFactor, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      refusePhone(body)
      const device = ctx.cookies.read(DEVICE_COOKIE)
      return signInAnswer(ctx, await verifySecondFactor({ ...ctx, box }, { ...body, device }))
    },
  })
}

function signInAnswer(ctx: PublicContext, result: SignInResult) {
  if ('transactionId' in result) return { transaction_id: result.transactionId, mfa_kind: result.kind }
  giveCookies(ctx.cookies, result.tokens, 'new')
  return { has_company: result.hasCompany }
}
