import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AccountContext, MemberContext, PublicContext } from '../context.ts'
import { fail } from '../fail.ts'
import { checkForgery } from './forgery.ts'
import { accountContext, dayOf, memberContext, publicContext } from '../make-context.ts'
import { parseParts } from '../parse-input.ts'
import { budgetOf, refuseSpent } from './budgets.ts'
import type { Policy, Server } from '../server.ts'
import { ACCESS_COOKIE, type SignedIn } from '../session-gate.ts'

/** A request that was let in: who asks, what its address says, and what the handler needs beside. */
export interface Admitted {
  ctx: Unbound<PublicContext> | Unbound<AccountContext> | Unbound<MemberContext>
  signedIn: SignedIn | null
  /** Params and query; the body joins them when it has been read. */
  input: Record<string, unknown>
  /** Work to do after the commit. */
  after: (() => void)[]
  /** Of a member's request. */
  writeAudit: ((hasWritten: boolean) => Promise<void>) | null
}

type Unbound<C> = Omit<C, 'tx'> & { tx: C extends { tx: infer T } ? T : never }

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted | null
  }
}

/**
 * Judges a request by all that stands in its head, before a byte of its body is read: session, forgery, what is switched
 * off, budget, address, permission. So nobody can make us read, parse or keep what he may not send.
 */
export function admission(server: Server, endpoint: Endpoint, allow: Policy) {
  const budget = budgetOf(server.http, endpoint)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const now = server.clock()
    const signedIn = endpoint.audience === 'public' ? null : await whoAsks(server, request, now)
    checkForgery(endpoint, request)
    refuseOther(request, signedIn)
    refuseShutOut(endpoint, signedIn)
    refuseSwitchedOff(endpoint, signedIn)
    await refuseSpent(server, budget, request, signedIn)
    if (endpoint.audience === 'member' && !signedIn?.actor) fail('NO_COMPANY')
    const input = parseParts(endpoint, ['params', 'query'], request, request.language)
    const admitted = openContext(server, endpoint, { request, reply, now, signedIn, input })
    if (!allow(admitted.ctx as never, input as never)) fail('FORBIDDEN')
    request.admitted = admitted
  }
}

/**
 * Judges once more what was let in before its body came, or before its turn in a line. That may take minutes, in which
 * people sign out, leave or lose a duty: nobody acts by rights that were lost meanwhile, or at a moment that is past.
 * @throws Failure CONFLICT when the session has moved into another company, which the request was not meant for
 */
export async function admitAgain(
  server: Server,
  endpoint: Endpoint,
  allow: Policy,
  request: FastifyRequest,
): Promise<void> {
  const { ctx, signedIn, input } = request.admitted!
  ctx.now = server.clock()
  if (!signedIn) return
  const still = await whoAsks(server, request, ctx.now)
  refuseShutOut(endpoint, still)
  refuseSwitchedOff(endpoint, still)
  if ('actor' in ctx) {
    if (!still.actor) fail('NO_COMPANY')
    if (still.companyId !== ctx.companyId) fail('CONFLICT')
    ctx.actor = still.actor
    ctx.today = dayOf(still.actor, ctx.now)
  } else if ('activeCompanyId' in ctx) ctx.activeCompanyId = still.companyId
  if (!allow(ctx as never, input as never)) fail('FORBIDDEN')
}

function whoAsks(
  server: Server,
  { cookies, headers }: FastifyRequest,
  now: Temporal.Instant,
): Promise<SignedIn> {
  return server.sessions.resolve(cookies[ACCESS_COOKIE], now.epochMilliseconds, headers['x-acting-for'])
}

function openContext(server: Server, endpoint: Endpoint, call: Call): Admitted {
  const { signedIn, input } = call
  const after: (() => void)[] = []
  if (endpoint.audience === 'member') {
    return { ...memberContext(server, endpoint, call, after), signedIn, input, after }
  }
  const ctx = signedIn ? accountContext(server, call, after) : publicContext(server, call, after)
  return { ctx, signedIn, input, after, writeAudit: null }
}

export interface Call {
  request: FastifyRequest
  reply: FastifyReply
  now: Temporal.Instant
  signedIn: SignedIn | null
  input: Record<string, unknown>
}

/**
 * A page says whom its screens were drawn for. Its browser may have signed in as somebody else meanwhile, in another tab, or
 * moved into another company: nobody acts as a person whose screen they do not see.
 */
function refuseOther({ headers }: FastifyRequest, signedIn: SignedIn | null): void {
  const meant = headers['x-acting-for']
  if (!meant || !signedIn?.actor) return
  if (meant !== `${signedIn.actor.companyId}-${signedIn.actor.memberId}`) fail('OTHER_PERSON')
}

/** Whoever may not use the product learns so on the own profile, and may sign out (R-AUTH-002). */
function refuseShutOut({ audience, whileShutOut }: Endpoint, signedIn: SignedIn | null): void {
  if (audience === 'member' && !whileShutOut && signedIn?.actor?.isShutOut) fail('DASHBOARD_UNAVAILABLE')
}

/** A part that the company has switched off answers so before anything of the request is read. */
function refuseSwitchedOff({ feature, whenOff }: Endpoint, signedIn: SignedIn | null): void {
  const off = signedIn?.actor?.switchedOff
  if (!feature || whenOff || !off) return
  if ([feature].flat().every((part) => off.includes(part))) fail('FEATURE_OFF')
}
