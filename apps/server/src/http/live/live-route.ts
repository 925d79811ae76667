import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../../db/connection.ts'
import { inCompany } from '../../db/transaction.ts'
import { fail } from '../fail.ts'
import { dayOf } from '../make-context.ts'
import type { Server } from '../server.ts'
import { ACCESS_COOKIE } from '../session-gate.ts'
import { type LiveStream, say } from './live-streams.ts'
import type { LiveParts, LiveTouches, TeamsOf } from './live-touches.ts'
import { WaitingLooks } from './waiting-looks.ts'

/** Where a browser listens to what changes; no endpoint of the contract, since it answers nothing but names of such. */
export const LIVE_PATH = '/live/'

// Proxies cut what is silent for a minute.
const ALIVE_MS = 25_000
// Who may listen is looked at when something is announced, and by itself after so many times: five minutes.
const LOOK_EVERY = 12
// A browser that is cut off comes back after so long, give or take: not all of them at once.
const RETRY_MS = 5_000

/** One stream of events for a signed-in browser, as long as its session holds. */
export function addLiveRoute(server: Server, live: LiveTouches, parts: Pick<LiveParts, 'teamsOf'>): void {
  const { http, sessions } = server
  const watch = new Watch(server, live, parts)
  http.get(LIVE_PATH, async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.cookies[ACCESS_COOKIE] ?? ''
    const stream: LiveStream = { token, answer: reply.raw, ...(await watch.readerOf(token)) }
    if (!live.streams.add(stream)) fail('TOO_MANY_REQUESTS', { seconds: 60 })
    request.raw.on('close', () => watch.remove(stream))
    reply.hijack()
    // Who has left while it was opened does not close it again.
    if (request.raw.destroyed || reply.raw.destroyed) return watch.remove(stream)
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS })
    say(stream, `retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_MS)}\n: open\n\n`)
  })
  sessions.whenForgotten(({ companyId, accountId }) =>
    watch.lookAt(
      (one) => one.companyId === companyId || one.actor.accountId === accountId,
      // A session that has ended does not wait for all of a company.
      { first: accountId !== undefined },
    ),
  )
  const timer = setInterval(() => watch.tick(), ALIVE_MS).unref()
  http.addHook('preClose', async () => {
    clearInterval(timer)
    watch.endAll()
  })
}

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

/** Rights change and sessions end while a stream is open: who may listen no more, hears no more. */
class Watch {
  readonly #server: Server
  readonly #live: LiveTouches
  readonly #teamsOf: TeamsOf
  readonly #waiting = new WaitingLooks<LiveStream>((stream) => this.#lookAgain(stream))
  #ticks = 0

  constructor(server: Server, live: LiveTouches, { teamsOf }: Pick<LiveParts, 'teamsOf'>) {
    this.#server = server
    this.#live = live
    this.#teamsOf = teamsOf
  }

  /** @throws Failure for who may not listen, or not any more */
  async readerOf(token: string): Promise<Pick<LiveStream, 'companyId' | 'actor' | 'ownTeamIds'>> {
    const { sessions, pool, clock } = this.#server
    const { actor, companyId } = await sessions.resolve(token, clock().epochMilliseconds)
    if (!actor || !companyId) fail('NO_COMPANY')
    if (actor.isShutOut) fail('DASHBOARD_UNAVAILABLE')
    const today = dayOf(actor, clock())
    const own = (tx: Tx) => this.#teamsOf(tx, [actor.memberId], today)
    return { companyId, actor, ownTeamIds: await inCompany(pool, companyId, 'read', own) }
  }

  lookAt(whose: (stream: LiveStream, at: number) => boolean, { first = false } = {}): void {
    this.#waiting.add(this.#live.streams.all().filter(whose), { first })
  }

  tick(): void {
    this.#ticks += 1
    for (const stream of this.#live.streams.all()) {
      if (stream.answer.destroyed) this.remove(stream)
      else say(stream, ': alive\n\n')
    }
    this.lookAt((_stream, at) => (at + this.#ticks) % LOOK_EVERY === 0)
  }

  endAll(): void {
    for (const stream of this.#live.streams.all()) this.#end(stream)
  }

  async #lookAgain(stream: LiveStream): Promise<void> {
    try {
      const reader = await this.readerOf(stream.token)
      if (reader.companyId === stream.companyId) return void Object.assign(stream, reader)
    } catch {
      // Also where the database is away: the browser comes back.
    }
    this.#end(stream)
  }

  remove(stream: LiveStream): void {
    this.#live.streams.remove(stream)
    this.#waiting.remove(stream)
  }

  #end(stream: LiveStream): void {
    this.remove(stream)
    stream.answer.end()
  }
}
