import type { Endpoint, EndpointInput, Input } from '#contract/endpoint.ts'
import type { Tx } from '../../db/connection.ts'
import type { Actor, MemberContext } from '../context.ts'
import { found } from '../fail.ts'
import { route } from '../route.ts'
import type { Server } from '../server.ts'

interface Answering extends Endpoint {
  audience: 'member'
  response: NonNullable<Endpoint['response']>
}
type BodyOf<E extends Endpoint> = EndpointInput<E> extends { body: infer Body } ? Body : never
type Wire<C extends Answering> = Input<C['response']>
/** Who may call it: looks at the actor alone, since nothing else of a row that a company keeps is theirs. */
type Allow = (asking: { actor: Actor }) => boolean

/** What a list holds; nothing fits one that answers more than its rows. */
type Listed<L extends Answering> = Wire<L> extends readonly (infer One)[] ? One : never

interface RecordRoutes<
  C extends Answering,
  U extends Answering,
  L extends Answering,
  G extends Answering,
  Row,
> {
  reads: Allow
  keeps: Allow
  /** The rows in their order, or one of them. */
  rows(tx: Tx, only?: number): Promise<readonly Row[]>
  toWire(row: Row, ctx: MemberContext): Wire<C> & Wire<U> & Listed<L> & Wire<G>
  /** Adds one. @returns its number */
  create(ctx: MemberContext, body: BodyOf<C>): Promise<number>
  update(ctx: MemberContext, id: number, body: BodyOf<U>): Promise<void>
  remove(ctx: MemberContext, id: number): Promise<void>
}

/** The endpoints of what a company keeps one by one. */
export interface RecordEndpoints<
  C extends Answering,
  U extends Answering,
  L extends Answering,
  G extends Answering,
> {
  list: L
  get?: G
  create: C
  update: U
  remove: Endpoint & { audience: 'member' }
}

/**
 * Binds the endpoints of what a company keeps one by one: the whole list, one row, adding, changing and removing, each of which
 * answers the row as it is then.
 */
export function recordRoutes<
  C extends Answering,
  U extends Answering,
  L extends Answering,
  G extends Answering,
  Row,
>(
  server: Server,
  endpoints: RecordEndpoints<C, U, L, G>,
  { reads, keeps, rows, toWire, create, update, remove }: RecordRoutes<C, U, L, G, Row>,
): void {
  const one = async (ctx: MemberContext, id: number) => toWire(found((await rows(ctx.tx, id))[0]), ctx)
  // Which schemas they have is not known here; the bindings say by their types that they fit.
  const bind = (
    endpoint: Endpoint,
    allow: Allow,
    handle: (ctx: MemberContext, input: { params: { id: number }; body: never }) => Promise<unknown>,
  ) => route(server, endpoint, { allow, handle } as never)
  bind(endpoints.list, reads, async (ctx) => (await rows(ctx.tx)).map((row) => toWire(row, ctx)))
  if (endpoints.get) bind(endpoints.get, reads, (ctx, { params }) => one(ctx, params.id))
  bind(endpoints.create, keeps, async (ctx, { body }) => one(ctx, await create(ctx, body)))
  bind(endpoints.update, keeps, async (ctx, { params, body }) => {
    await update(ctx, params.id, body)
    return one(ctx, params.id)
  })
  bind(endpoints.remove, keeps, (ctx, { params }) => remove(ctx, params.id))
}
