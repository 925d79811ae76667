import { enqueue } from '#server/jobs/enqueue.ts'
import { type Account, setPassword } from '../accounts.store.ts'
import type { AuthContext, OwnAccountContext } from '../auth-context.ts'
import { sendAccountMail } from '../auth.jobs.ts'
import { revokeSessions } from '../sessions/sessions.store.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { acceptPassword, refusePassword } from './judge-password.ts'
import { hashPassword } from './password-hash.ts'

/**
 * Changes the own password; sessions on other devices end, and the owner is told by mail.
 * @throws Failure CURRENT_PASSWORD_WRONG, PASSWORD_NOT_ACCEPTED
 */
export async function changePassword(
  ctx: OwnAccountContext,
  input: { password: string; new_password: string },
): Promise<void> {
  const account = await checkOwnPassword(ctx, input.password)
  if (input.new_password === input.password) refusePassword('SAME', ctx.language, 'new_password')
  acceptPassword(input.new_password, account.email, ctx.language, 'new_password')
  await replacePassword(ctx, account, input.new_password, ctx.sessionId)
}

/** Sets a password that was accepted, ends all sessions but `keep`, tells the owner. */
export async function replacePassword(
  ctx: AuthContext,
  account: Account,
  password: string,
  keep: number | null,
): Promise<void> {
  await setPassword(ctx.tx, account.id, await hashPassword(password))
  await revokeSessions(ctx.tx, account.id, ctx.now, keep)
  const { email: to, language } = account
  await enqueue(ctx.tx, sendAccountMail, { to, language, template: 'PASSWORD_CHANGED', values: {} })
}
