import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { Endpoint, EndpointCall, EndpointResponse } from '#contract/endpoint.ts'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import { type App, buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPool, kyselyOn, type Tx } from '#server/db/connection.ts'
import { companyIdOf, inCompany } from '#server/db/transaction.ts'
import { isDeclared } from '#server/http/openapi.ts'
import { hashToken, newToken } from '#server/http/secrets.ts'
import { type ActingContext, type ActsFor, inCompanyAs } from '#server/jobs/in-company-as.ts'
import { installQueues } from '#server/jobs/install-queues.ts'
import { runQueuedJobs } from '#server/jobs/run-queued-jobs.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { memoryOutside } from '#server/outside/outside.ts'
import { createTestDatabase, isDistributed } from './database.ts'
import { Routing } from './routing.ts'
import { watchStatements } from './watch-statements.ts'

/** An answer as a test looks at it. `body` has the type of the contract; `error` the form of every refusal. */
export interface Answer<E extends Endpoint> {
  status: number
  body: EndpointResponse<E>
  error: ErrorBody
  headers: Record<string, unknown>
  cookies: {
    name: string
    value: string
    maxAge?: number
    httpOnly?: boolean
    sameSite?: string
    secure?: boolean
  }[]
}

/** Speaks as one browser: keeps cookies, repeats the anti-forgery cookie. */
export interface Client {
  call<E extends Endpoint>(
    endpoint: E,
    input?: Partial<EndpointCall<E>>,
    headers?: Record<string, string>,
  ): Promise<Answer<E>>
  cookies: Map<string, string>
}

export interface TestApp {
  app: App
  outside: ReturnType<typeof memoryOutside>
  /** Owner's connection for asserting rows over all companies. */
  owner: pg.Pool
  now(): Temporal.Instant
  /** Sets the clock, as an instant or as a local time in Korea ('2026-11-23T09:00'). */
  travelTo(moment: string): void
  stranger(language?: string): Client
  /** A signed-in browser of a member, without going through the sign-in page. */
  as(member: { accountId: number; companyId: number }): Promise<Client>
  /** Work in the company's transaction, as commands see it. */
  inCompany<T>(companyId: number, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Work as jobs do it: in the name of the product, or of a member. */
  actAs<T>(companyId: number, who: ActsFor, work: (ctx: ActingContext) => Promise<T>): Promise<T>
  /** What the application says to the database meanwhile, besides opening, binding and ending transactions. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>
  runJobs(name?: string): ReturnType<typeof runQueuedJobs>
  stop(): Promise<void>
}

/** Uploads wait below it. */
const DATA_DIR = join(tmpdir(), 'gyeol-test-data')

const START = '2026-11-23T09:00'

/**
 * The whole server on a database of its own, with a clock that the test sets.
 * @param fill puts something into the database before the server starts
 */
export async function startTestApp(
  env: Record<string, string> = {},
  fill?: (ownerUrl: string) => Promise<unknown>,
): Promise<TestApp> {
  const database = await createTestDatabase()
  await fill?.(database.ownerUrl)
  const pool = openPool(database.appUrl, 8)
  let sent: string[] | undefined
  const routing = isDistributed() ? new Routing() : undefined
  watchStatements(pool, (what) => {
    sent?.push(what.text)
    routing?.add(what)
  })
  const owner = openPool(database.ownerUrl, 3)
  const outside = memoryOutside()
  let now = koreanTime(START)
  const settings = readSettings({ LOG_LEVEL: process.env.TEST_LOG ?? 'silent', DEMO: '0', DATA_DIR, ...env })
  const app = await buildApp({ settings, pool, outside, clock: () => now })
  const refuseUndeclared = watchRefusals(app)
  await app.http.ready()
  await installQueues(
    pool,
    app.jobHandlers.map((handler) => handler.job),
  )
  return {
    app,
    outside,
    owner,
    now: () => now,
    travelTo: (moment) => {
      now = koreanTime(moment)
    },
    stranger: (language) => makeClient(app, language),
    as: (member) => signInDirectly(app, owner, member, now),
    inCompany: (companyId, work) => inCompany(pool, companyIdOf(companyId), 'write', work),
    actAs: (companyId, who, work) =>
      inCompanyAs({ pool, clock: () => now, loadActor }, companyIdOf(companyId), who, work),
    async statementsOf(work) {
      // What was done before is told now, and not meanwhile.
      await app.live.flush()
      const texts: string[] = (sent = [])
      await work()
      sent = undefined
      return texts.filter((text) => !ASIDE.test(text))
    },
    runJobs: (name) => runQueuedJobs(pool, app.jobHandlers, { ...(name && { name }), ahead: true }),
    stop: async () => {
      await app.http.close()
      const astray = await routing?.judge(pool).catch((error: unknown) => error)
      await pool.end()
      await owner.end()
      await database.drop()
      refuseUndeclared()
      if (astray) throw astray
    },
  }
}

/** Notes every refusal that its endpoint does not declare, and fails a test file that met one when it stops. */
function watchRefusals({ http }: App): () => void {
  const undeclared = new Set<string>()
  http.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || reply.statusCode < 400 || typeof payload !== 'string') return
    const { error_code: code } = JSON.parse(payload) as ErrorBody
    if (!isDeclared(endpoint, code as ErrorCode)) undeclared.add(`${endpoint.id}: ${code}`)
  })
  return () => {
    if (undeclared.size > 0)
      throw new Error(`Refusals that their endpoints do not declare: ${[...undeclared].sort().join(', ')}`)
  }
}

/** What frames the statements of a request, and what tells open screens of it half a second later, whoever is asking then. */
const ASIDE = /^(begin|set local|commit|rollback|\/\* who is told \*\/|select pg_notify)/

function koreanTime(moment: string): Temporal.Instant {
  if (/(Z|[+-]\d\d:\d\d)$/.test(moment)) return Temporal.Instant.from(moment)
  return Temporal.PlainDateTime.from(moment).toZonedDateTime('Asia/Seoul').toInstant()
}

async function signInDirectly(
  app: App,
  owner: pg.Pool,
  member: { accountId: number; companyId: number },
  now: Temporal.Instant,
): Promise<Client> {
  const client = makeClient(app)
  const access = newToken()
  const forgery = newToken()
  await owner.query(
    `insert into sessions (account_id, company_id, access_hash, access_expires_at, refresh_hash, expires_at)
     values ($1, $2, $3, $4, $5, $4)`,
    [
      member.accountId,
      member.companyId,
      hashToken(access),
      now.add({ hours: 24 * 3650 }).toString(),
      hashToken(newToken()),
    ],
  )
  client.cookies.set('gyeol_session', access).set('csrftoken', forgery)
  return client
}

function makeClient(app: App, language = 'ko'): Client {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(endpoint, input = {}, headers = {}) {
      const { params, query, body } = input as {
        params?: Record<string, unknown>
        query?: Record<string, unknown>
        body?: object
      }
      const forgery = cookies.get('csrftoken')
      const answer = await app.http.inject({
        method: endpoint.method,
        url: fillPath(endpoint.path, params),
        query: texts(query),
        headers: {
          'accept-language': language,
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(forgery && { 'x-csrftoken': forgery }),
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
      })
      for (const cookie of answer.cookies) {
        if (cookie.value === '') cookies.delete(cookie.name)
        else cookies.set(cookie.name, cookie.value)
      }
      const isJson = String(answer.headers['content-type']).startsWith('application/json')
      const parsed = isJson && answer.body ? answer.json() : undefined
      return {
        status: answer.statusCode,
        body: parsed,
        error: parsed,
        headers: answer.headers,
        cookies: answer.cookies,
      }
    },
  }
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function texts(query: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}

/**
 * A Kysely on the owner's connection, past row security: for factories.
 * @param companyId needed where rows are read, changed or deleted
 */
export async function withOwner<T>(
  test: Pick<TestApp, 'owner'>,
  work: (tx: Tx) => Promise<T>,
  companyId?: number,
): Promise<T> {
  const client = await test.owner.connect()
  try {
    return await work(kyselyOn(client, companyId))
  } finally {
    client.release()
  }
}
