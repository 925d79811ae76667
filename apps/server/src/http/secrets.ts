import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** An opaque random token of 256 bits; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of a token: enough for values that are random themselves. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Six random digits for a mail. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
