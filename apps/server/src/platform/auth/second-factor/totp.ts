import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30

function generator(secret: Secret, email = ''): TOTP {
  return new TOTP({ issuer: 'Gyeol', label: email, secret, digits: 6, period: STEP_SECONDS })
}

/** A new secret of 160 bits (RFC 4226, section 4), in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from a QR code. */
export function totpUrl(base32: string, email: string): string {
  return generator(Secret.fromBase32(base32), email).toString()
}

/**
 * The time step that a code belongs to, one before and after accepted for clocks that are off; null for a wrong one.
 * A step must be accepted once only (RFC 6238, section 5.2).
 */
export function totpStep(base32: string, code: string, now: Temporal.Instant): number | null {
  const timestamp = now.epochMilliseconds
  const token = code.replace(/[\s-]/g, '')
  const delta = generator(Secret.fromBase32(base32)).validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}
