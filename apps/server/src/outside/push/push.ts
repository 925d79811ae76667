/** A browser that takes messages, as its PushSubscription says: the address of its push service, its public key and its secret. */
export interface PushTarget {
  endpoint: string
  /** Point of P-256, uncompressed, base64url. */
  p256dh: string
  /** 16 bytes, base64url. */
  auth: string
}

/** Our own pair of keys, by which push services know who sends (RFC 8292). */
export interface ServerKeys {
  /** Point of P-256, uncompressed, base64url. */
  publicKey: string
  /** 32 bytes, base64url. */
  privateKey: string
}

export interface PushMessage {
  target: PushTarget
  /** At most 3,900 bytes, read by the browser alone. */
  payload: string
  keys: ServerKeys
  /** Whom a push service may ask about us: an address of mail or of the web. */
  subject: string
  /** A later message of the same topic takes the place of one that was not delivered yet. */
  topic?: string
}

/** GONE: the browser takes messages no more. */
export type Pushed = 'TAKEN' | 'GONE'

export interface Pusher {
  /** @throws PushError when it was not taken and may be tried again; for an address that may not be asked */
  push(message: PushMessage): Promise<Pushed>
}

export class PushError extends Error {}
