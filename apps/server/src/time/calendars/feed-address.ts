import { hashToken, newToken, sameText } from '../../http/secrets.ts'

const ENDING = '.ics'

/** What stands at the end of an address: the company and the row, which find it, and a secret, which opens it. */
export interface FeedToken {
  companyId: number
  feedId: number
  secret: string
}

export function tokenText({ companyId, feedId, secret }: FeedToken): string {
  return `${companyId}.${feedId}.${secret}${ENDING}`
}

/** undefined for what cannot be one. */
export function readToken(text: string): FeedToken | undefined {
  const match = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([\w-]{43})\.ics$/.exec(text)
  return match ? { companyId: Number(match[1]), feedId: Number(match[2]), secret: match[3]! } : undefined
}

/** A secret of 256 bits, and what of it is kept. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = newToken()
  return { secret, hash: hashToken(secret) }
}

export function opens(secret: string, hash: Buffer): boolean {
  return sameText(hashToken(secret).toString('hex'), hash.toString('hex'))
}
