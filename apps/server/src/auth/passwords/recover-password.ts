import { accountByEmail, accountById } from '../accounts.store.ts'
import type { AuthContext } from '../auth-context.ts'
import { issueCode } from '../codes/issue-code.ts'
import { mailedCode, useCode } from '../codes/use-code.ts'
import { hasSignedInFrom } from '../sessions/sessions.store.ts'
import { attemptKey, forgetFailures } from '../throttle.ts'
import { replacePassword } from './change-password.ts'
import { acceptPassword } from './judge-password.ts'

/** Mails a recovery code; unknown addresses get the same answer, and no mail. */
export async function forgotPassword(ctx: AuthContext, email: string): Promise<string> {
  const account = await accountByEmail(ctx.tx, email)
  return issueCode(ctx, {
    accountId: account?.id ?? null,
    email,
    purpose: 'RECOVER',
    template: account ? 'RECOVER' : null,
    language: account?.language ?? ctx.language,
    isKnownPlace: await hasSignedInFrom(ctx.tx, account?.id ?? null, ctx.ip),
  })
}

export interface Recovery {
  email: string
  password: string
  code: string
  validation_code: string
}

/**
 * Sets a new password with the recovery code and ends every session. A second factor stays:
 * with the mailbox alone nobody gets past an authenticator app.
 * @returns the account whose sessions ended
 * @throws Failure PASSWORD_NOT_ACCEPTED before the code is looked at, WRONG_CODE
 */
export async function resetPassword(ctx: AuthContext, input: Recovery): Promise<number> {
  acceptPassword(input.password, input.email, ctx.language)
  const { ownerId: accountId } = await useCode(ctx, {
    handle: input.validation_code,
    code: input.code,
    purpose: 'RECOVER',
    matches: async (row) => row.email === input.email && mailedCode(input.code)(row),
  })
  await replacePassword(ctx, await accountById(ctx.tx, accountId), input.password, null)
  const keys = [attemptKey('sign-in', input.email, ctx.ip), attemptKey('sign-in', input.email)]
  await forgetFailures(ctx.tx, keys)
  return accountId
}
