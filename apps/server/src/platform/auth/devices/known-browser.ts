import type pg from 'pg'
import { inGlobal } from '#server/db/transaction.ts'
import { hashToken } from '#server/http/secrets.ts'
import type { KnownBrowser } from '#server/http/server.ts'
import { DEVICE_COOKIE } from '../sessions/session-cookies.ts'
import { isDeviceToken, isUsedDevice } from './known-devices.store.ts'

/** Tells requests by browsers with which somebody has signed in before; their tokens cannot be guessed. */
export function knownBrowser(pool: pg.Pool): KnownBrowser {
  return async ({ cookies }) => {
    const token = cookies[DEVICE_COOKIE]
    if (!isDeviceToken(token)) return null
    const isUsed = await inGlobal(pool, 'read', (tx) => isUsedDevice(tx, token))
    return isUsed ? hashToken(token).toString('base64url') : null
  }
}
