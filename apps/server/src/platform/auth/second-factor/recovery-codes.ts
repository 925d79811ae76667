import { randomInt } from 'node:crypto'
import { hashToken } from '#server/http/secrets.ts'
import type { AuthContext } from '../auth-context.ts'
import { markRecoveryCodeUsed, replaceRecoveryCodes } from './recovery-codes.store.ts'

const HOW_MANY = 10
const LENGTH = 16
// Crockford's base 32: no letter that could be taken for a digit.
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Makes ten new recovery codes in place of those before. Each holds 80 random bits, so a plain hash keeps it safe.
 * @returns the codes as they are shown, this once
 */
export async function makeRecoveryCodes(ctx: AuthContext, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newRecoveryCode)
  const hashes = codes.map((code) => hashOf(accountId, code))
  await replaceRecoveryCodes(ctx.tx, accountId, hashes, ctx.now)
  return codes
}

/** Whether somebody typed a recovery code rather than six digits; spaces, dashes and capitals do not matter. */
export function looksLikeRecoveryCode(typed: string): boolean {
  return plain(typed).length === LENGTH
}

/** Uses a recovery code up; false when it is not one of the account's, or was used before. */
export function takeRecoveryCode(ctx: AuthContext, accountId: number, typed: string): Promise<boolean> {
  return markRecoveryCodeUsed(ctx.tx, accountId, hashOf(accountId, typed), ctx.now)
}

function newRecoveryCode(): string {
  const symbols = Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
  return symbols.match(/.{4}/g)!.join('-')
}

function plain(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
}

function hashOf(accountId: number, code: string): Buffer {
  return hashToken(`recovery:${accountId}:${plain(code)}`)
}
