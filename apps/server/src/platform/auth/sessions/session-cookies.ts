import type { CookieJar } from '#server/http/context.ts'
import { newToken } from '#server/http/secrets.ts'
import { ACCESS_COOKIE, FORGERY_COOKIE, REFRESH_COOKIE } from '#server/http/session-gate.ts'
import { LASTING_SECONDS, type SessionTokens } from './open-session.ts'

/** Stays when the person signs out: by it the browser is known again. */
export const DEVICE_COOKIE = 'gyeol_device'

/** Hands the browser its tokens: for three years, or until it closes (decision A-71). */
export function giveCookies(cookies: CookieJar, tokens: SessionTokens, forgery: 'new' | 'keep'): void {
  const maxAgeSeconds = tokens.isTemporary ? null : LASTING_SECONDS
  cookies.set(ACCESS_COOKIE, tokens.access, { httpOnly: true, maxAgeSeconds })
  cookies.set(REFRESH_COOKIE, tokens.refresh, { httpOnly: true, maxAgeSeconds })
  // Kept at a renewal: other tabs are just sending the one they know.
  const known = forgery === 'keep' ? cookies.read(FORGERY_COOKIE) : undefined
  cookies.set(FORGERY_COOKIE, known ?? newToken(), { httpOnly: false, maxAgeSeconds })
  giveDevice(cookies, tokens)
}

// A machine that somebody borrows keeps nothing; and borrowing one's own machine must not make it forget.
function giveDevice(cookies: CookieJar, { device, isTemporary }: SessionTokens): void {
  if (!device || (isTemporary && cookies.read(DEVICE_COOKIE) === device)) return
  cookies.set(DEVICE_COOKIE, device, { httpOnly: true, maxAgeSeconds: isTemporary ? null : LASTING_SECONDS })
}

export function takeCookies(cookies: CookieJar): void {
  for (const name of [ACCESS_COOKIE, REFRESH_COOKIE, FORGERY_COOKIE]) cookies.clear(name)
}
