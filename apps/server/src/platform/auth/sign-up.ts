import { leastAge, requiredTerms } from '#contract/platform/auth/auth.ts'
import { fail } from '#server/http/fail.ts'
import type { AuthContext, SealingContext, WithoutTx } from './auth-context.ts'
import { mailConfirmation } from './codes/send-code.ts'
import { hashPassword } from './passwords/password-hash.ts'
import { acceptPassword } from './passwords/judge-password.ts'
import { accountFromSignUp, insertSignUp } from './pending-sign-ups.store.ts'

export interface SignUp {
  email: string
  password: string
  terms: readonly { item: string; value: boolean }[]
  birth_date: Temporal.PlainDate
}

/**
 * Judges a sign-up and hashes its password, before the transaction opens: hashing takes its time on purpose.
 * @throws Failure TERMS_ERROR, TOO_YOUNG, PASSWORD_NOT_ACCEPTED
 */
export async function prepareSignUp(ctx: WithoutTx<AuthContext>, input: SignUp): Promise<string> {
  const terms = termsOf(input)
  if (!requiredTerms.every((item) => terms.get(item))) fail('TERMS_ERROR')
  if (!isOldEnough(input.birth_date, ctx.now)) fail('TOO_YOUNG')
  acceptPassword(input.password, input.email, ctx.language)
  return hashPassword(input.password)
}

/**
 * Keeps what was typed until the mailed code comes back; the account is made then (confirm-address.ts). Anybody can
 * sign up with any address, so each sign-up waits by itself and its code confirms it alone: a later one never changes
 * what an earlier one will confirm. An address that has an account is answered alike, and its owner is told by mail.
 * @returns the handle under which the mailed code is typed in
 */
export async function signUp(ctx: SealingContext, input: SignUp, passwordHash: string): Promise<string> {
  return mailConfirmation(ctx, input.email, await keepSignUp(ctx, input, passwordHash))
}

/**
 * Makes the account at once, for somebody who has proven the address otherwise, as by a link that was mailed to it.
 * @returns null when the address has an account
 */
export async function makeProvenAccount(
  ctx: AuthContext,
  input: SignUp,
  passwordHash: string,
): Promise<number | null> {
  return accountFromSignUp(ctx.tx, await keepSignUp(ctx, input, passwordHash), ctx.now)
}

function keepSignUp(ctx: AuthContext, input: SignUp, passwordHash: string): Promise<number> {
  const { email, birth_date: birthOn } = input
  return insertSignUp(ctx.tx, {
    email,
    passwordHash,
    birthOn,
    language: ctx.language,
    terms: Object.fromEntries(termsOf(input)),
    ip: ctx.ip,
    now: ctx.now,
  })
}

function termsOf({ terms }: Pick<SignUp, 'terms'>): Map<string, boolean> {
  return new Map(terms.map(({ item, value }) => [item, value]))
}

function isOldEnough(birthOn: Temporal.PlainDate, now: Temporal.Instant): boolean {
  const today = now.toZonedDateTimeISO('Asia/Seoul').toPlainDate()
  // Counted back from today: who was born on 29 February gets a year older on 1 March (Civil Act, article 160).
  return Temporal.PlainDate.compare(birthOn, today.subtract({ years: leastAge })) <= 0
}
