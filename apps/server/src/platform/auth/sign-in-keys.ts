import { hashToken } from '#server/http/secrets.ts'
import { attemptKey } from './throttle.ts'

/** Where a try to sign in comes from. */
export interface Place {
  ip: string
  /** What the browser sent as its device token. */
  device: string | undefined
  /** The owner of the account has signed in with this browser before. */
  isKnown: boolean
}

/**
 * Under what a place is counted. A browser that the owner uses counts by itself: nobody beside the owner has its
 * token, so not even a stranger behind the same address of the net can make it wait.
 */
export function placeKey({ ip, device, isKnown }: Place): string {
  return isKnown && device ? `device-${hashToken(device).toString('base64url').slice(0, 22)}` : ip
}

export interface SignInKeys {
  here: string
  anywhere: string
  /** Wrong second factors after a right password. */
  codes: string
}

export function signInKeys(email: string, place: Place): SignInKeys {
  return {
    here: attemptKey('sign-in', email, placeKey(place)),
    anywhere: attemptKey('sign-in', email),
    codes: attemptKey('second-factor', email),
  }
}
