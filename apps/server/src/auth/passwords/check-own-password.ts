import { failAndKeep } from '#server/http/fail.ts'
import { type Account, accountById } from '../accounts.store.ts'
import type { OwnAccountContext } from '../auth-context.ts'
import { passwordMatches } from './password-hash.ts'
import { attemptKey, countFailure, forgetFailures, refuseWhileWaiting } from '../throttle.ts'

/**
 * Asks for the password again before something that an unattended browser must not do.
 * @throws Failure CURRENT_PASSWORD_WRONG, with the try counted
 */
export async function checkOwnPassword(ctx: OwnAccountContext, password: string): Promise<Account> {
  const key = attemptKey('own-password', String(ctx.accountId), String(ctx.sessionId))
  await refuseWhileWaiting(ctx, key)
  const account = await accountById(ctx.tx, ctx.accountId)
  if (!(await passwordMatches(account.password_hash, password))) {
    await countFailure(ctx, key)
    failAndKeep('CURRENT_PASSWORD_WRONG')
  }
  await forgetFailures(ctx.tx, [key])
  return account
}
