import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { fail } from '../fail.ts'
import { sameText } from '../secrets.ts'
import { FORGERY_COOKIE } from '../session-gate.ts'

const ELSEWHERE = new Set<unknown>(['same-site', 'cross-site'])

/**
 * Double-submit check (decision A-15): the header X-CSRFToken repeats the cookie csrftoken, which a page of another origin
 * cannot read. One on a neighbouring name could set it, so where the browser says who asks, it is one of our own or allowed.
 */
export function checkForgery(endpoint: Endpoint, request: FastifyRequest): void {
  const changes = endpoint.method !== 'GET' || endpoint.changesState
  if (!changes) return
  if (ELSEWHERE.has(request.headers['sec-fetch-site']) && !request.fromElsewhere) fail('FORGERY_SUSPECTED')
  const cookie = request.cookies[FORGERY_COOKIE]
  const header = request.headers['x-csrftoken']
  // The very first call of a browser has no cookie yet; it carries no session that could be misused.
  if (!cookie && endpoint.audience === 'public') return
  if (!cookie || typeof header !== 'string' || !sameText(cookie, header)) fail('FORGERY_SUSPECTED')
}
