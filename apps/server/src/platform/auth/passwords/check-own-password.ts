import { failAndKeep } from '#server/http/fail.ts'
import type { Reading } from '#server/http/route.ts'
import { type Account, accountById, holdUnchanged } from '../accounts.store.ts'
import type { OwnAccountContext, WithoutTx } from '../auth-context.ts'
import { attemptKey, countFailure, forgetFailures, refuseWhileWaiting } from '../throttle.ts'
import { passwordMatches } from './password-hash.ts'

/** The own password as it was typed again, compared with the account's. */
export interface JudgedOwnPassword {
  account: Account
  isRight: boolean
}

/**
 * Compares the own password before the transaction opens, since that takes its time on purpose.
 * @throws Failure TOO_MANY_REQUESTS after wrong tries
 */
export async function judgeOwnPassword(
  ctx: WithoutTx<OwnAccountContext>,
  password: string,
  reading: Reading,
): Promise<JudgedOwnPassword> {
  const account = await reading(async (tx) => {
    await refuseWhileWaiting({ tx, now: ctx.now }, keyOf(ctx))
    return accountById(tx, ctx.accountId)
  })
  return { account, isRight: await passwordMatches(account.password_hash, password) }
}

/**
 * Asks for the password again before something that an unattended browser must not do.
 * @throws Failure CURRENT_PASSWORD_WRONG, with the try counted
 */
export async function acceptOwnPassword(ctx: OwnAccountContext, judged: JudgedOwnPassword): Promise<Account> {
  const key = keyOf(ctx)
  await refuseWhileWaiting(ctx, key)
  if (!judged.isRight || !(await holdUnchanged(ctx.tx, judged.account))) {
    await countFailure(ctx, key)
    failAndKeep('CURRENT_PASSWORD_WRONG')
  }
  await forgetFailures(ctx.tx, [key])
  return judged.account
}

function keyOf(ctx: WithoutTx<OwnAccountContext>): string {
  return attemptKey('own-password', String(ctx.accountId), String(ctx.sessionId))
}
