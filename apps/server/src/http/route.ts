import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, EndpointInput, Input } from '#contract/endpoint.ts'
import type { Server } from './server.ts'
import type { Tx } from '../db/connection.ts'
import { inCompany, inGlobal } from '../db/transaction.ts'
import type { AccountContext, MemberContext, PublicContext } from './context.ts'
import { type Download, sendDownload } from './download.ts'
import { Failure, fail } from './fail.ts'
import { checkForgery } from './forgery.ts'
import { withIdempotency } from './idempotency.ts'
import { parseAnswer, parseInput } from './parse-input.ts'
import { readForm } from './read-form.ts'
import { accountContext, memberContext, publicContext } from './make-context.ts'
import { ACCESS_COOKIE, type SignedIn } from './session-gate.ts'

export type ContextOf<E extends Endpoint> = E['audience'] extends 'member'
  ? MemberContext
  : E['audience'] extends 'account'
    ? AccountContext
    : PublicContext

type Answer<E extends Endpoint> = E extends { answers: 'binary' }
  ? Download
  : E extends { response: infer S }
    ? Input<S>
    : void

/** How the server carries out an endpoint. Without `allow` a route does not compile. */
export interface Binding<E extends Endpoint, P = undefined> {
  /** Who may: looks at the actor and the input only; what needs the row is decided in the command. */
  allow: (ctx: Omit<ContextOf<E>, 'tx'>, input: EndpointInput<E>) => boolean
  handle: (ctx: ContextOf<E>, input: EndpointInput<E>, prepared: P) => Promise<Answer<E>>
  /**
   * Slow work that must hold no connection, such as judging a password or drawing a picture anew. Runs before the
   * transaction; what it reads, it reads in short ones of its own. Its result is handed to `handle`.
   */
  prepare?: (ctx: Omit<ContextOf<E>, 'tx'>, input: EndpointInput<E>, reading: Reading) => Promise<P>
}

/** Reads in a transaction that ends with the work. */
export type Reading = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Binds an endpoint of the contract: parse, session, permission, one transaction, audit, answer. */
export function route<E extends Endpoint, P = undefined>(
  server: Server,
  endpoint: E,
  binding: Binding<E, P>,
): void {
  const wide = binding as unknown as WideBinding
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    answer(server, endpoint, wide, request, reply)
  const config = {
    endpoint,
    ...(endpoint.limitPerMinute && { rateLimit: { max: endpoint.limitPerMinute, timeWindow: 60_000 } }),
  }
  const methods = endpoint.changesState ? ['GET', 'POST'] : [endpoint.method]
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    server.http.route({ method: methods, url: toUrl(path), config, handler })
  }
  server.endpoints.push(endpoint)
  server.policies.set(endpoint.id, wide.allow)
}

interface WideBinding {
  allow: (ctx: never, input: never) => boolean
  handle: (ctx: never, input: never, prepared: never) => Promise<unknown>
  prepare?: (ctx: never, input: never, reading: Reading) => Promise<unknown>
}

/** {id} is a parameter; the specification's literal star accepts any one segment (decision A-04). */
function toUrl(path: string): string {
  return path.replaceAll('*', ':star').replace(/\{(\w+)\}/g, ':$1')
}

async function answer(
  server: Server,
  endpoint: Endpoint,
  binding: WideBinding,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const now = server.clock()
  const signedIn = endpoint.audience === 'public' ? null : await knownSession(server, request, now)
  checkForgery(endpoint, request)
  refuseShutOut(endpoint, signedIn)
  refuseSwitchedOff(endpoint, signedIn)
  const result = await withInput(endpoint, request, (input) =>
    run(server, endpoint, binding, { request, reply, now, signedIn, input }),
  )
  reply.status(endpoint.success[0] ?? 200)
  if (endpoint.method !== 'GET' || endpoint.changesState) reply.header('cache-control', 'no-store')
  else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  if (endpoint.answers === 'binary') return sendDownload(request, reply, result as Download)
  return reply.send(result)
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

/** Parses what came, also as a form, and clears uploaded files away when the work is over. */
async function withInput<T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  work: (input: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  const form = await readForm(endpoint, request)
  try {
    const { params, query } = request
    return await work(
      parseInput(endpoint, { params, query, body: form ? form.body : request.body }, request.language),
    )
  } finally {
    await form?.clear()
  }
}

async function knownSession(
  server: Server,
  request: FastifyRequest,
  now: Temporal.Instant,
): Promise<SignedIn> {
  return server.sessions.resolve(request.cookies[ACCESS_COOKIE], now.epochMilliseconds)
}

export interface Call {
  request: FastifyRequest
  reply: FastifyReply
  now: Temporal.Instant
  signedIn: SignedIn | null
  input: Record<string, unknown>
}

async function run(server: Server, endpoint: Endpoint, binding: WideBinding, call: Call): Promise<unknown> {
  const access = endpoint.method === 'GET' && !endpoint.changesState ? 'read' : 'write'
  const after: (() => void)[] = []
  const permit = (ctx: unknown) => {
    if (!binding.allow(ctx as never, call.input as never)) fail('FORBIDDEN')
  }
  let result: unknown
  if (endpoint.audience === 'member') {
    const { signedIn } = call
    if (!signedIn?.companyId || !signedIn.actor) throw new Failure('NO_COMPANY')
    const made = memberContext(server, endpoint, call, after)
    permit(made.ctx)
    const { companyId } = signedIn
    const reading: Reading = (work) => inCompany(server.pool, companyId, 'read', work)
    const prepared = await binding.prepare?.(made.ctx as never, call.input as never, reading)
    result = await inCompany(server.pool, companyId, access, (tx) => {
      made.ctx.tx = tx
      if (access === 'read') return handled(endpoint, binding, made.ctx, call, prepared)
      return withIdempotency(endpoint, made.ctx, call, async () => {
        const value = await handled(endpoint, binding, made.ctx, call, prepared)
        await made.writeAudit()
        return value
      })
    })
  } else {
    const ctx = call.signedIn ? accountContext(server, call, after) : publicContext(server, call, after)
    permit(ctx)
    const reading: Reading = (work) => inGlobal(server.pool, 'read', work)
    const prepared = await binding.prepare?.(ctx as never, call.input as never, reading)
    result = await inGlobal(server.pool, access, (tx) => {
      ctx.tx = tx
      return handled(endpoint, binding, ctx, call, prepared)
    })
  }
  for (const work of after) work()
  return result
}

async function handled(
  endpoint: Endpoint,
  binding: WideBinding,
  ctx: unknown,
  call: Call,
  prepared?: unknown,
): Promise<unknown> {
  const value = await binding.handle(ctx as never, call.input as never, prepared as never)
  return endpoint.answers === 'binary' ? value : parseAnswer(endpoint, value)
}
