import * as own from '#contract/platform/auth/own-account.ts'
import * as contract from '#contract/platform/auth/auth.ts'
import type { AccountContext, PublicContext } from '#server/http/context.ts'
import { Failure } from '#server/http/fail.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import { REFRESH_COOKIE } from '#server/http/session-gate.ts'
import { hasCompany } from './memberships.store.ts'
import type { SecretBox } from '../secret-box/secret-box.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { refreshSession } from './refresh-session.ts'
import { giveCookies, takeCookies } from './session-cookies.ts'
import { listSessions } from './sessions.queries.ts'
import { sessionToWire } from './sessions.wire.ts'
import { signOut } from './sign-out.ts'

export function sessionRoutes(server: Server, box: SecretBox): void {
  const refresh = async (ctx: PublicContext) => {
    const token = ctx.cookies.read(REFRESH_COOKIE)
    try {
      const tokens = await refreshSession({ ...ctx, box }, token)
      giveCookies(ctx.cookies, tokens, 'keep')
      return { refreshed: true as const }
    } catch (error) {
      // From a form of another site no cookie comes, and its answer must not take away what this browser has.
      if (token && error instanceof Failure && error.code === 'InvalidTokenError') takeCookies(ctx.cookies)
      throw error
    }
  }
  route(server, contract.refreshToken, { allow: () => true, handle: refresh })
  route(server, contract.getNewToken, { allow: () => true, handle: refresh })
  route(server, contract.isLoggedIn, {
    allow: () => true,
    handle: async (ctx) => ({
      is_logged_in: true as const,
      has_company: ctx.activeCompanyId !== null || (await hasCompany(ctx.tx, ctx.accountId)),
    }),
  })
  route(server, contract.signOut, {
    allow: () => true,
    handle: async (ctx) => {
      await signOut(ctx)
      takeCookies(ctx.cookies)
      ctx.afterCommit(() => server.sessions.forget({ accountId: ctx.accountId }))
      return { signed_out: true as const }
    },
  })
  ownSessionRoutes(server)
}

function ownSessionRoutes(server: Server): void {
  const forget = (ctx: AccountContext) =>
    ctx.afterCommit(() => server.sessions.forget({ accountId: ctx.accountId }))
  route(server, own.listSessions, {
    allow: () => true,
    handle: async (ctx) => (await listSessions(ctx.tx, ctx)).map((row) => sessionToWire(row, ctx)),
  })
  route(server, own.endSession, {
    allow: () => true,
    handle: async (ctx, { params }) => {
      await endSession(ctx, params.id)
      forget(ctx)
    },
  })
  route(server, own.endOtherSessions, {
    allow: () => true,
    handle: async (ctx) => {
      const ended = await endOtherSessions(ctx)
      forget(ctx)
      return { ended }
    },
  })
}
