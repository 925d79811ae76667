import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Settings } from '../config.ts'
import { sharesOf } from '../db/shares/company-shares.ts'
import type { FileStore } from '../outside/files/file-store.ts'
import type { Outside } from '../outside/outside.ts'
import { errorBody, failureOf, statusOf, wasBrokenOff } from './answer-error.ts'
import type { Language, MemberContext } from './context.ts'
import { allowOrigins } from './cross-origin.ts'
import { Failure } from './fail.ts'
import { answerUnparsed } from './answer-unparsed.ts'
import { IncomingFolder } from './body/incoming-folder.ts'
import { addJsonParser } from './body/json-body.ts'
import { MOST_FIELD_BYTES } from './body/read-form.ts'
import { languageOf } from './reader/language.ts'
import { type Metrics, startMetrics } from './metrics.ts'
import type { FindNames } from './reader/name-people.ts'
import { securityHeaders } from './security-headers.ts'
import { type FindSession, type LoadActor, SessionGate } from './session-gate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    /** Unguessable per answer; the pages' style elements carry it. */
    nonce: string
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** The `allow` of a binding, whatever its endpoint. */
export type Policy = (ctx: never, input: never) => boolean

/** What routes are bound to: the HTTP server with what requests need. */
export interface Server {
  http: FastifyInstance
  pool: pg.Pool
  files: FileStore
  /** Where uploads wait until their command takes them. */
  incoming: IncomingFolder
  settings: Settings
  sessions: SessionGate
  knownBrowser: KnownBrowser
  findNames: FindNames
  maySee: MaySee
  endpoints: Endpoint[]
  /** By id of the endpoint: who may call it, as its binding says. For the table of permissions. */
  policies: Map<string, Policy>
  clock: () => Temporal.Instant
  secureCookies: boolean
  metrics: Metrics
}

/** Whether somebody may know of a person, as every list of people decides. */
export type MaySee = (
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'today'>,
  memberId: number,
) => Promise<boolean>

/** A name for the browser that the request comes from, when somebody has signed in with it before. */
export type KnownBrowser = (request: FastifyRequest) => Promise<string | null>

export interface ServerParts {
  settings: Settings
  pool: pg.Pool
  outside: Pick<Outside, 'files'>
  findSession: FindSession
  loadActor: LoadActor
  knownBrowser: KnownBrowser
  findNames: FindNames
  maySee: MaySee
  /** Tests set their own. */
  clock?: () => Temporal.Instant
}

const JSON_LIMIT_BYTES = MOST_FIELD_BYTES
// A form's fields wait in memory, and may hold what JSON may. Files go to disk, and only those that an endpoint names.
const FORM_LIMITS = {
  fields: 32,
  fieldSize: MOST_FIELD_BYTES,
  parts: 64,
  files: 10,
  fileSize: 50 * 1_048_576,
}
// A request that does not arrive in this time never will.
const ARRIVES_WITHIN_MS = 120_000
const REQUEST_ID = /^[\w-]{8,64}$/
// Values of these names never reach a log.
const SECRET_PATHS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-csrftoken"]',
  'res.headers["set-cookie"]',
]

/** Makes the HTTP server without any slice; app.ts registers them. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { settings } = parts
  const http = Fastify({
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel, redact: SECRET_PATHS },
    logController: new LogController({ disableRequestLogging: true }),
    // Counted from our end: what a visitor writes into X-Forwarded-For himself is never believed.
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: ARRIVES_WITHIN_MS,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerUnparsed,
    // Both are said by a hook of ours instead, in our form.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      // Of all that is random this costs least: Node keeps some ahead.
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    // Idle keep-alive connections must not hold up a shutdown.
    forceCloseConnections: 'idle',
  })
  const server: Server = {
    http,
    pool: parts.pool,
    files: parts.outside.files,
    incoming: new IncomingFolder(join(settings.dataDir, 'incoming')),
    settings,
    sessions: new SessionGate(parts),
    knownBrowser: parts.knownBrowser,
    findNames: parts.findNames,
    maySee: parts.maySee,
    endpoints: [],
    policies: new Map(),
    clock: parts.clock ?? (() => Temporal.Now.instant()),
    secureCookies: settings.publicUrl.startsWith('https://'),
    metrics: startMetrics(() => sharesOf(parts.pool).countUnanswered()),
  }
  await http.register(fastifyCookie)
  await http.register(fastifyMultipart, { limits: FORM_LIMITS })
  await http.register(fastifyRateLimit, { global: false })
  addJsonParser(http)
  server.incoming.sweepWith(http)
  addHooks(server)
  allowOrigins(http, settings)
  addErrorAnswers(server)
  return server
}

function addHooks(server: Server): void {
  const { http } = server
  http.decorateRequest('language', 'ko')
  http.decorateRequest('nonce', '')
  http.decorateRequest('countedAs', '')
  http.decorateRequest('admitted', null)
  // Node would refuse what a client expects beyond 100-continue without our headers; we may as well ignore it.
  http.server.on('checkExpectation', (request, response) => http.server.emit('request', request, response))
  let isStopping = false
  http.addHook('preClose', async () => void (isStopping = true))
  http.addHook('onRequest', async (request, reply) => {
    request.language = languageOf(request.headers['accept-language'])
    securityHeaders(request, reply, server.secureCookies)
    reply.header('x-request-id', request.id)
    // By it a client learns how wrong the clock of its device is.
    reply.header('date', new Date(server.clock().epochMilliseconds).toUTCString())
    if (isStopping) throw new Failure('STOPPING')
    if (!request.headers.host && request.raw.httpVersion === '1.1') throw new Failure('BAD_REQUEST')
  })
  http.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint?.id ?? 'other'
    server.metrics.observe(request.method, endpoint, reply.statusCode, reply.elapsedTime / 1000)
    const line = {
      method: request.method,
      endpoint,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
    }
    if (reply.statusCode >= 500) request.log.error(line, 'failed')
    else request.log.debug(line, 'done')
  })
}

/** An address that the router cannot read never reaches our hooks; it gets the same headers and body all the same. */
function answerUnreadable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const language = languageOf(request.headers['accept-language'])
  securityHeaders(request, reply, false)
  void reply.status(400).send(errorBody(new Failure('BAD_REQUEST'), language, request.id))
}

function addErrorAnswers(server: Server): void {
  server.http.setErrorHandler(async (error, request, reply) => {
    const broken = wasBrokenOff(error, request.raw)
    const failure = broken ? new Failure('BAD_REQUEST') : failureOf(error)
    if (failure.code === 'TOO_MANY_REQUESTS') reply.header('retry-after', failure.values.seconds ?? 60)
    // The cause stays here: what leaves is a sentence and the number to find this line by.
    if (broken) request.log.debug({ requestId: request.id }, 'broken off')
    else if (statusOf(failure.code) >= 500) {
      request.log.error({ err: error, requestId: request.id, url: request.routeOptions.url }, 'unforeseen')
    }
    return reply
      .status(statusOf(failure.code))
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(errorBody(failure, request.language, request.id))
  })
}
