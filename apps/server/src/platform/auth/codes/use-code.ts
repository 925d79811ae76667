import { timingSafeEqual } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import { fail, failAndKeep } from '#server/http/fail.ts'
import type { AuthContext } from '../auth-context.ts'
import { type CodePurpose, type CodeRow, lockLiveCode, saveTry } from './codes.store.ts'
import { codeHash } from './issue-code.ts'

const MOST_TRIES = 5

export interface CodeUse<P> {
  handle: string
  purpose: CodePurpose
  /** Answered for a handle that does not exist, is used up or has run out. */
  unknown?: ErrorCode
  /** What the typed code proves; null when it is wrong. */
  judge: (row: CodeRow) => Promise<P | null>
  /** Runs before a wrong code is answered, to count it elsewhere too. */
  onWrong?: (row: CodeRow) => Promise<void>
}

/**
 * Uses a code up. Five wrong tries end it, and so does its time.
 * @returns what the code was made for: an account or, for CONFIRM, a sign-up that waits; its row; and what was proven
 * @throws Failure WRONG_CODE, with the try counted
 */
export async function useCode<P>(
  ctx: AuthContext,
  use: CodeUse<P>,
): Promise<{ ownerId: number; row: CodeRow; proof: P }> {
  const row = await lockLiveCode(ctx.tx, use.handle, use.purpose, ctx.now)
  if (!row) fail(use.unknown ?? 'WRONG_CODE')
  const tries = row.tries + 1
  const proof = await use.judge(row)
  const ownerId = use.purpose === 'CONFIRM' ? row.sign_up_id : row.account_id
  if (proof === null || ownerId === null) {
    await saveTry(ctx.tx, row.id, tries, tries >= MOST_TRIES ? ctx.now : null)
    await use.onWrong?.(row)
    failAndKeep('WRONG_CODE')
  }
  await saveTry(ctx.tx, row.id, tries, ctx.now)
  return { ownerId, row, proof }
}

/** Judges by the code that was mailed. */
export function mailedCode(code: string): (row: CodeRow) => Promise<true | null> {
  return async (row) => timingSafeEqual(row.code_hash, codeHash(row.handle, code)) || null
}
