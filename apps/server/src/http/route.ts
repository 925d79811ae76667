import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, EndpointInput, Input } from '#contract/endpoint.ts'
import type { Server } from './server.ts'
import { rowsWritten, sayLast, type Tx } from '../db/connection.ts'
import { type Access, inCompany, inGlobal } from '../db/transaction.ts'
import { type Admitted, admission, admitAgain } from './admission/admit.ts'
import type { AccountContext, MemberContext, PublicContext } from './context.ts'
import { type Download, openToTake, sendDownload, type Taken } from './download.ts'
import { withIdempotency } from './idempotency.ts'
import { isNoted, noteDownload, refuseUnseen } from './note-download.ts'
import { namePeople } from './reader/name-people.ts'
import { parseAnswer } from './answer/parse-answer.ts'
import { parseParts } from './parse-input.ts'
import { readForm } from './body/read-form.ts'

/** What somebody without a session may send at most: addresses, passwords and codes are short. */
const STRANGERS_BODY_BYTES = 16_384

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
  /**
   * Who may: looks at the actor and the address only, and is asked before the body is read; what needs the body or the row
   * is decided in the command.
   */
  allow: (ctx: Omit<ContextOf<E>, 'tx'>, input: Omit<EndpointInput<E>, 'body'>) => boolean
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
  const options = {
    method: endpoint.changesState ? ['GET', 'POST'] : [endpoint.method],
    config: { endpoint },
    onRequest: admission(server, endpoint, wide.allow),
    ...(endpoint.audience === 'public' && { bodyLimit: STRANGERS_BODY_BYTES }),
    handler: (request: FastifyRequest, reply: FastifyReply) => answer(server, endpoint, wide, request, reply),
  }
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    server.http.route({ ...options, url: toUrl(path) })
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
  const result = await withBody(server, endpoint, request, (admitted) =>
    run(server, endpoint, binding, request, admitted),
  )
  reply.status(endpoint.success[0] ?? 200)
  // What a browser kept would be taken along again without a trace.
  const isKept = endpoint.method === 'GET' && !endpoint.changesState && !isNoted(endpoint)
  if (!isKept) reply.header('cache-control', 'no-store')
  else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  // Of parts nobody could tell afterwards whether the whole was taken.
  if (endpoint.answers === 'binary')
    return sendDownload(request, reply, { ...(result as Download), isWhole: isNoted(endpoint) })
  return reply.send(result)
}

/** Parses the body, also a form's, and clears uploaded files away when the work is over. */
async function withBody<T>(
  server: Server,
  endpoint: Endpoint,
  request: FastifyRequest,
  work: (admitted: Admitted) => Promise<T>,
): Promise<T> {
  const admitted = request.admitted!
  const form = await readForm(endpoint, request, server.incoming)
  try {
    const body = form ? form.body : request.body
    Object.assign(admitted.input, parseParts(endpoint, ['body'], { body }, request.language))
    return await work(admitted)
  } finally {
    await form?.clear()
  }
}

async function run(
  server: Server,
  endpoint: Endpoint,
  binding: WideBinding,
  request: FastifyRequest,
  { ctx, signedIn, input, after, writeAudit }: Admitted,
): Promise<unknown> {
  const access = endpoint.method === 'GET' && !endpoint.changesState && !isNoted(endpoint) ? 'read' : 'write'
  const companyId = endpoint.audience === 'member' ? signedIn!.companyId : null
  const inTransaction = <T>(how: Access, work: (tx: Tx) => Promise<T>) =>
    companyId ? inCompany(server.pool, companyId, how, work) : inGlobal(server.pool, how, work)
  if (writeAudit && isNoted(endpoint)) {
    const maySee = (id: number) =>
      inTransaction('read', (tx) => server.maySee({ ...(ctx as MemberContext), tx }, id))
    await refuseUnseen(input, maySee)
  }
  const prepared = await binding.prepare?.(ctx as never, input as never, (work) => {
    // Long work that nobody waits for any more ends where it reads next.
    if (request.raw.socket?.destroyed) throw new Error('aborted')
    return inTransaction('read', work)
  })
  if (endpoint.body || binding.prepare) await admitAgain(server, endpoint, binding.allow, request)
  let taken: Taken | null = null
  const result = await inTransaction(access, async (tx) => {
    ctx.tx = tx
    const handled = () => handle(endpoint, binding, ctx, input, prepared)
    if (!writeAudit) return handled()
    const member = ctx as MemberContext
    const audited = async () => {
      const before = rowsWritten(tx)
      const value = await handled()
      if (isNoted(endpoint)) taken = await openToTake(request, value as Download)
      for (const entry of taken ? noteDownload(endpoint, input, taken) : []) member.audit(entry)
      const hasWritten = rowsWritten(tx) > before
      await sayLast(tx, () => writeAudit(hasWritten))
      return taken ?? value
    }
    const value =
      access === 'read'
        ? await handled()
        : await withIdempotency(endpoint, member, { request, input }, audited)
    if (endpoint.answers !== 'binary') await namePeople(member, value, server.findNames)
    return value
  }).catch((error: unknown) => {
    taken?.close()
    throw error
  })
  for (const work of after) work()
  return result
}

async function handle(
  endpoint: Endpoint,
  binding: WideBinding,
  ctx: unknown,
  input: unknown,
  prepared: unknown,
): Promise<unknown> {
  const value = await binding.handle(ctx as never, input as never, prepared as never)
  return endpoint.answers === 'binary' ? value : parseAnswer(endpoint, value)
}
