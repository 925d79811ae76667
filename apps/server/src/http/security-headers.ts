import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What every answer carries; pages get a policy of content of their own. */
export const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
} as const

/**
 * The strict policy of every answer: scripts only from our own files, styles from files or with this answer's nonce,
 * nothing embeddable. Set by hand instead of by a plugin because the nonce is needed on two in ten thousand answers
 * while the headers are needed on all.
 */
export function securityHeaders(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const wantsPage = request.headers.accept?.includes('text/html') === true
  if (wantsPage) request.nonce = randomBytes(16).toString('base64')
  reply.headers(API_HEADERS)
  if (wantsPage) reply.header('content-security-policy', pagePolicy(request.nonce))
  if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

/** The policy of a page; calls and pictures also go to `apiOrigin` where the API is not where the page comes from. */
export function pagePolicy(nonce: string, apiOrigin = ''): string {
  const allowed = apiOrigin && ` ${apiOrigin}`
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${allowed}`,
    "font-src 'self'",
    `connect-src 'self'${allowed}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
