import { ApiError } from './errors.ts'
import { mayHoldToken } from './forgery-token.ts'
import { send } from './send.ts'

const REFRESH_PATH = '/v1/auth/refresh-token/'

let underWay: Promise<void> | null = null
let renewedAt = -Infinity
let whenEnded: () => void = () => {}

/** What to do when the session cannot be renewed: the app clears its caches and goes to the sign-in page. */
export function onSessionEnd(handle: () => void): void {
  whenEnded = handle
}

let whenShutOut: () => void = () => {}

/** What to do when the company has shut the person out in the middle of work (R-AUTH-002). */
export function onShutOut(handle: () => void): void {
  whenShutOut = handle
}

export function tellShutOut(): void {
  whenShutOut()
}

/**
 * Renews the session once for all calls that wait for it.
 * @param sentAt when the refused call was sent (performance.now()): what has been renewed since need not be once more, for the
 *   refusals of calls that left together may come long after one another
 * @throws ApiError when the server refuses (498 ends the session), NetworkError without an answer
 */
export function refreshSession(sentAt = Infinity): Promise<void> {
  if (sentAt <= renewedAt) return Promise.resolve()
  if (!mayBeSignedIn()) return Promise.reject(endedSession())
  underWay ??= lockedRefresh().finally(() => {
    underWay = null
  })
  return underWay
}

/**
 * Whether this browser may have a session at all. Its cookies are out of our reach, but the anti-forgery cookie comes
 * and goes with them: a visitor without it need not ask the server twice to be told no.
 */
export function mayBeSignedIn(): boolean {
  return mayHoldToken()
}

function endedSession(): ApiError {
  whenEnded()
  return new ApiError(401, { error_code: 'NOT_SIGNED_IN' })
}

// Tabs share the refresh cookie; a second tab that spends the same one at the same moment would look like theft.
function lockedRefresh(): Promise<void> {
  return navigator.locks ? navigator.locks.request('gyeol-refresh', refresh) : refresh()
}

async function refresh(): Promise<void> {
  const response = await send(REFRESH_PATH, { method: 'POST' })
  if (response.ok) {
    renewedAt = performance.now()
    return
  }
  const error = new ApiError(response.status, await response.json().catch(() => null))
  if (response.status === 498) whenEnded()
  throw error
}
