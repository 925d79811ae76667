import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { ServerKeys } from './push.ts'

/** Twelve hours: services refuse a token for more than a day (RFC 8292, section 2). */
const VALID_SECONDS = 12 * 60 * 60
// Order of the curve P-256 (SP 800-186), above which no private key lies.
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The pair of keys that follows from 32 bytes, the same on every server. */
export function serverKeysFrom(seed: Buffer): ServerKeys {
  const number = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** How we say to a push service who we are: a signed token for its origin (RFC 8292). @param now in seconds */
export function vapidHeader(
  endpoint: string,
  { publicKey, privateKey }: ServerKeys,
  { subject, now }: { subject: string; now: number },
): string {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' })
  const claims = { aud: new URL(endpoint).origin, exp: now + VALID_SECONDS, sub: subject }
  const token = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`
}
