import { fail } from '#server/http/fail.ts'
import type { Reading } from '#server/http/route.ts'
import { accountByEmail, accountById } from '../accounts.store.ts'
import type { OwnAccountContext, SealingContext, WithoutTx } from '../auth-context.ts'
import { passwordMatches } from '../passwords/password-hash.ts'
import { likelySignUp, signUpOfHandle } from '../pending-sign-ups.store.ts'
import { lockLiveCode, saveTry } from './codes.store.ts'
import { issueCode } from './issue-code.ts'
import { type Asked, refusePhone } from './refuse-phone.ts'

export interface CodeOrder {
  email?: string | undefined
  /** The handle of a code that was sent before. */
  validation_code?: string | undefined
  /** The password of the sign-up, from whoever comes back without that handle. */
  password?: string | undefined
}

/** The sign-up that the password belongs to. Judged between transactions, like every password. */
export async function signUpByPassword(
  ctx: WithoutTx<SealingContext>,
  { email, password }: CodeOrder,
  reading: Reading,
): Promise<number | null> {
  if (!email || !password) return null
  const waiting = await reading((tx) => likelySignUp(tx, email, ctx.ip))
  return (await passwordMatches(waiting?.password_hash ?? null, password)) ? waiting!.id : null
}

/**
 * Mails the code that confirms an address once more, for one sign-up only: the one of the handle, or the one with
 * that password. A code for "the newest sign-up of the address" would let a stranger's sign-up be confirmed by the
 * owner of the address. So with neither of them nothing is mailed and the new handle leads nowhere. The answer never
 * depends on what is found; nothing can be guessed here, as only the owner of the address sees a mail.
 * @throws Failure PHONE_NOT_CONNECTED without an e-mail
 */
export async function sendCode(
  ctx: SealingContext,
  { email, validation_code: handle }: CodeOrder,
  byPassword: number | null,
): Promise<string> {
  if (!email) fail('PHONE_NOT_CONNECTED')
  const transaction = handle ? await resendSecondFactor(ctx, email, handle) : null
  if (transaction) return transaction
  const byHandle = handle ? await signUpOfHandle(ctx.tx, handle, email) : null
  return mailConfirmation(ctx, email, byHandle ?? byPassword)
}

/**
 * Mails the code of a sign-in once more that waits for it. The new transaction takes the place of the old one; what
 * was typed wrongly stays counted.
 * @returns null for every other handle, and for authenticator apps
 */
async function resendSecondFactor(
  ctx: SealingContext,
  email: string,
  handle: string,
): Promise<string | null> {
  const waiting = await lockLiveCode(ctx.tx, handle, 'SECOND_FACTOR', ctx.now)
  if (!waiting || waiting.email !== email || waiting.account_id === null) return null
  const account = await accountById(ctx.tx, waiting.account_id)
  if (account.mfa_kind === 'TOTP') return null
  await saveTry(ctx.tx, waiting.id, waiting.tries, ctx.now)
  return issueCode(ctx, {
    accountId: account.id,
    email,
    purpose: 'SECOND_FACTOR',
    template: 'SECOND_FACTOR',
    language: account.language,
    isTemporary: waiting.is_temporary,
  })
}

/** Mails the code of a sign-up, or that the address has an account already; null: of none. */
export async function mailConfirmation(
  ctx: SealingContext,
  email: string,
  signUpId: number | null,
): Promise<string> {
  const account = await accountByEmail(ctx.tx, email)
  const template = account ? 'ACCOUNT_EXISTS' : signUpId === null ? null : 'CONFIRM_ADDRESS'
  const language = account?.language ?? ctx.language
  return issueCode(ctx, { accountId: null, signUpId, email, purpose: 'CONFIRM', template, language })
}

/**
 * Mails a code to the address of the signed-in person, whatever address the request names.
 * @throws Failure PHONE_NOT_CONNECTED
 */
export async function sendMyCode(ctx: SealingContext & OwnAccountContext, asked: Asked): Promise<string> {
  refusePhone(asked)
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
