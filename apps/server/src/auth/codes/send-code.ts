import { fail } from '#server/http/fail.ts'
import { accountByEmail, accountById } from '../accounts.store.ts'
import type { AuthContext, OwnAccountContext } from '../auth-context.ts'
import { issueCode } from './issue-code.ts'

/** Mails the code that confirms an address once more. Nothing in the answer depends on the account. */
export async function sendCode(ctx: AuthContext, email: string | undefined): Promise<string> {
  if (!email) fail('PHONE_NOT_CONNECTED')
  const account = await accountByEmail(ctx.tx, email)
  const waiting = account && !account.confirmed_at
  return issueCode(ctx, {
    accountId: waiting ? account.id : null,
    email,
    purpose: 'CONFIRM',
    template: account ? (waiting ? 'CONFIRM_ADDRESS' : 'ACCOUNT_EXISTS') : null,
    language: account?.language ?? ctx.language,
  })
}

/** Mails a code to the address of the signed-in person, whatever address the request names. */
export async function sendMyCode(ctx: OwnAccountContext): Promise<string> {
  const { id, email, language } = await accountById(ctx.tx, ctx.accountId)
  return issueCode(ctx, {
    accountId: id,
    email,
    purpose: 'VERIFY',
    template: 'VERIFY',
    language,
    prefix: 'own_',
  })
}
