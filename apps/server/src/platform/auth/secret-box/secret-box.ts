import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const FORM = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A value that none of the keys opens. */
export class SealError extends Error {}

interface Key {
  id: string
  bytes: Buffer
}

/**
 * Seals secrets that have to be read again, with AES-256-GCM. What is sealed for one purpose opens for no other: a
 * value copied into another row is refused. The first key seals; older ones still open what they sealed.
 */
export class SecretBox {
  readonly #keys: readonly [Key, ...Key[]]

  /** @param texts the current key and then older ones, any text of at least 32 characters */
  constructor(texts: readonly [string, ...string[]]) {
    this.#keys = texts.map(keyOf) as [Key, ...Key[]]
  }

  /** @returns v1.<key>.<base64url of nonce, ciphertext and tag> */
  seal(plain: string, purpose: string): string {
    const [{ id, bytes }] = this.#keys
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(purpose))
    const parts = [nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]
    return `${FORM}.${id}.${Buffer.concat(parts).toString('base64url')}`
  }

  /** @throws SealError for another key, another purpose or a changed value */
  open(sealed: string, purpose: string): string {
    const [form, id, body] = sealed.split('.')
    const key = this.#keys.find((each) => each.id === id)
    if (form !== FORM || !key || !body) throw new SealError('sealed with another key')
    const bytes = Buffer.from(body, 'base64url')
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
        decipher.final(),
      ]).toString()
    } catch {
      throw new SealError('changed, or sealed for something else')
    }
  }

  /**
   * A token of 256 bits that follows from another: the same on every server with the current key, and nothing that
   * anybody else could work out.
   */
  follow(token: string, purpose: string): string {
    return Buffer.from(hkdfSync('sha256', this.#keys[0].bytes, token, purpose, 32)).toString('base64url')
  }

  get hasOlderKeys(): boolean {
    return this.#keys.length > 1
  }

  /** What every value begins with that the current key has sealed. */
  get currentMark(): string {
    return `${FORM}.${this.#keys[0].id}.`
  }
}

/** Whether a value is sealed at all, by whatever key. */
export function isSealed(value: string): boolean {
  return value.startsWith(`${FORM}.`)
}

function keyOf(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'gyeol secret box', 32))
  return { bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, 8) }
}
