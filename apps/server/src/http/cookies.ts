import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieJar } from './context.ts'

/** Cookies as we set them everywhere: whole site, Lax, Secure when the public address is https. */
export function cookieJar(request: FastifyRequest, reply: FastifyReply, secure: boolean): CookieJar {
  const base = { path: '/', sameSite: 'lax', secure } as const
  return {
    read: (name) => request.cookies[name],
    set: (name, value, { httpOnly, maxAgeSeconds }) => {
      reply.setCookie(name, value, {
        ...base,
        httpOnly,
        ...(maxAgeSeconds !== null && { maxAge: maxAgeSeconds }),
      })
    },
    clear: (name) => {
      reply.clearCookie(name, base)
    },
  }
}
