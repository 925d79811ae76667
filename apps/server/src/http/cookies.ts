import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieJar } from './context.ts'
import { cookieReach, tellToken } from './cross-origin.ts'
import { FORGERY_COOKIE } from './session-gate.ts'

/** Cookies as we set them everywhere: whole site, Lax, Secure when the public address is https. */
export function cookieJar(request: FastifyRequest, reply: FastifyReply, secure: boolean): CookieJar {
  const base = { path: '/', ...cookieReach(request, secure) }
  return {
    read: (name) => request.cookies[name],
    set: (name, value, { httpOnly, maxAgeSeconds }) => {
      reply.setCookie(name, value, {
        ...base,
        httpOnly,
        ...(maxAgeSeconds !== null && { maxAge: maxAgeSeconds }),
      })
      if (name === FORGERY_COOKIE) tellToken(request, reply, value)
    },
    clear: (name) => {
      reply.clearCookie(name, base)
      if (name === FORGERY_COOKIE) tellToken(request, reply, '')
    },
  }
}
