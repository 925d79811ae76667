import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../config.ts'
import { FORGERY_COOKIE } from './session-gate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Asked by a page of one of the allowed origins, not by one of our own. */
    fromElsewhere: boolean
  }
}

const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const ASKED_HEADERS = 'Accept, Accept-Language, Content-Type, Idempotency-Key, X-CSRFToken, X-Acting-For'
const TOLD_HEADERS = 'X-CSRFToken, Content-Disposition, Retry-After, X-Request-Id, Date'
const PREFLIGHT_SECONDS = '7200'

/**
 * Lets pages of the allowed origins call the API with cookies (ALLOWED_ORIGINS). Such a page cannot read our cookies, so
 * the anti-forgery token is told to it in a header that no other origin may read.
 */
export function allowOrigins(http: FastifyInstance, { allowedOrigins }: Settings): void {
  http.decorateRequest('fromElsewhere', false)
  if (allowedOrigins.length === 0) return
  http.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (!origin || !allowedOrigins.includes(origin)) return
    request.fromElsewhere = true
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', TOLD_HEADERS)
      .header('cross-origin-resource-policy', 'cross-origin')
    // Files of the client may be kept for everybody; answers of the API are private.
    if (request.routeOptions.config.endpoint) tellToken(request, reply, request.cookies[FORGERY_COOKIE] ?? '')
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .status(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', ASKED_HEADERS)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send()
  })
}

/** Tells a page of an allowed origin which anti-forgery token its browser now holds; empty for none. */
export function tellToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  if (request.fromElsewhere) reply.header('x-csrftoken', token)
}

/**
 * How far cookies travel. A page of another site gets some that come back from there, kept apart for that site alone;
 * the browser itself says which site asks. Everybody else gets cookies that no other site can send.
 */
export function cookieReach(request: FastifyRequest, secure: boolean) {
  const isOtherSite = request.fromElsewhere && request.headers['sec-fetch-site'] === 'cross-site'
  return isOtherSite
    ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ sameSite: 'lax', secure } as const)
}
