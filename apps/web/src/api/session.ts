import { ApiError, NetworkError } from './errors.ts'
import { headersOf } from './request.ts'
import { noteReachable } from './connection.ts'

const REFRESH_PATH = '/v1/auth/refresh-token/'

let underWay: Promise<void> | null = null
let whenEnded: () => void = () => {}

/** What to do when the session cannot be renewed: the app clears its caches and goes to the sign-in page. */
export function onSessionEnd(handle: () => void): void {
  whenEnded = handle
}

/**
 * Renews the session once for all calls that wait for it.
 * @throws ApiError when the server refuses (498 ends the session), NetworkError without an answer
 */
export function refreshSession(): Promise<void> {
  underWay ??= lockedRefresh().finally(() => {
    underWay = null
  })
  return underWay
}

// Tabs share the refresh cookie; a second tab that spends the same one at the same moment would look like theft.
function lockedRefresh(): Promise<void> {
  return navigator.locks ? navigator.locks.request('gyeol-refresh', refresh) : refresh()
}

async function refresh(): Promise<void> {
  const response = await fetch(REFRESH_PATH, {
    method: 'POST',
    credentials: 'same-origin',
    headers: headersOf({ method: 'POST' }, undefined),
  }).catch((cause: unknown) => {
    noteReachable(false)
    throw new NetworkError(cause)
  })
  if (response.ok) return
  const error = new ApiError(response.status, await response.json().catch(() => null))
  if (response.status === 498) whenEnded()
  throw error
}
