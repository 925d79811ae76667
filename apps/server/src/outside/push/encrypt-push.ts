import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from './push.ts'

const CURVE = 'prime256v1'
const TAG = 'aes-128-gcm'
/** One record holds all of it (RFC 8188, section 2); services take 4,096 bytes and no more. */
const RECORD_BYTES = 4096
const MOST_BYTES = RECORD_BYTES - 86 - 17
// The last record ends with this delimiter (RFC 8188, section 2).
const LAST = Buffer.from([2])

/** What is chosen anew for each message; given in tests. */
export interface Chosen {
  salt: Buffer
  privateKey: Buffer
}

/** Whether a key and a secret of a browser can be encrypted for. */
export function isPushKey({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  try {
    fresh().computeSecret(bytesOf(p256dh))
    return bytesOf(auth).length === 16 && bytesOf(p256dh).length === 65
  } catch {
    return false
  }
}

/**
 * The body of a message that only the browser can read: RFC 8291 over the encoding aes128gcm of RFC 8188.
 * @throws RangeError for a payload that is too long; Error for a key that is no point of the curve
 */
export function encryptPush(payload: string, target: PushTarget, chosen?: Chosen): Buffer {
  const plain = Buffer.from(payload)
  if (plain.length > MOST_BYTES) throw new RangeError(`a push message of ${plain.length} bytes`)
  const salt = chosen?.salt ?? randomBytes(16)
  const own = chosen ? ecdhOf(chosen.privateKey) : fresh()
  const [ownPublic, theirs] = [own.getPublicKey(), bytesOf(target.p256dh)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ownPublic])
  const material = derive(own.computeSecret(theirs), bytesOf(target.auth), info, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv(TAG, key, nonce)
  const size = Buffer.alloc(5)
  size.writeUInt32BE(RECORD_BYTES)
  size.writeUInt8(ownPublic.length, 4)
  const sealed = [cipher.update(Buffer.concat([plain, LAST])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, size, ownPublic, ...sealed])
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url')

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

function fresh() {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return ecdh
}

function ecdhOf(privateKey: Buffer) {
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(privateKey)
  return ecdh
}
