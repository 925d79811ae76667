import type { Reading } from '#server/http/route.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { type Account, setPassword } from '../accounts.store.ts'
import type { AuthContext, OwnAccountContext, WithoutTx } from '../auth-context.ts'
import { sendAccountMail } from '../auth.jobs.ts'
import { endCodes } from '../codes/codes.store.ts'
import { recordEvent } from '../history/account-events.store.ts'
import { leaveOnlyThis } from '../sessions/end-sessions.ts'
import { acceptOwnPassword, judgeOwnPassword, type JudgedOwnPassword } from './check-own-password.ts'
import { acceptPassword, refusePassword } from './judge-password.ts'
import { hashPassword } from './password-hash.ts'

export interface PasswordChange {
  judged: JudgedOwnPassword
  /** null where the current password was wrong: then nothing is changed. */
  newHash: string | null
}

/**
 * Judges both passwords and hashes the new one, before the transaction opens.
 * @throws Failure PASSWORD_NOT_ACCEPTED, TOO_MANY_REQUESTS
 */
export async function preparePasswordChange(
  ctx: WithoutTx<OwnAccountContext>,
  input: { password: string; new_password: string },
  reading: Reading,
): Promise<PasswordChange> {
  const judged = await judgeOwnPassword(ctx, input.password, reading)
  if (!judged.isRight) return { judged, newHash: null }
  if (input.new_password === input.password) refusePassword('SAME', ctx.language, 'new_password')
  acceptPassword(input.new_password, judged.account.email, ctx.language, 'new_password')
  return { judged, newHash: await hashPassword(input.new_password) }
}

/**
 * Changes the own password; sessions on other devices end, and the owner is told by mail.
 * @throws Failure CURRENT_PASSWORD_WRONG
 */
export async function changePassword(
  ctx: OwnAccountContext,
  { judged, newHash }: PasswordChange,
): Promise<void> {
  const account = await acceptOwnPassword(ctx, judged)
  await setPassword(ctx.tx, account.id, newHash!)
  await endCodes(ctx.tx, account.id, ctx.now)
  await leaveOnlyThis(ctx)
  await recordEvent(ctx, account.id, { kind: 'PASSWORD_CHANGED', sessionId: ctx.sessionId })
  await tellOfNewPassword(ctx, account)
}

export async function tellOfNewPassword(
  ctx: AuthContext,
  { email: to, language }: Pick<Account, 'email' | 'language'>,
): Promise<void> {
  await enqueue(ctx.tx, sendAccountMail, { to, language, template: 'PASSWORD_CHANGED', values: {} })
}
