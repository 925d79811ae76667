import { requiredTerms } from '#contract/auth.ts'
import { fail } from '#server/http/fail.ts'
import type { AuthContext } from './auth-context.ts'
import { mailConfirmation } from './codes/send-code.ts'
import { hashPassword } from './passwords/password-hash.ts'
import { acceptPassword } from './passwords/judge-password.ts'
import { insertSignUp } from './pending-sign-ups.store.ts'

/** Personal Information Protection Act, article 22-2: below 14 a guardian would have to agree. */
const LEAST_AGE = 14

export interface SignUp {
  email: string
  password: string
  terms: readonly { item: string; value: boolean }[]
  birth_date: Temporal.PlainDate
}

/**
 * Keeps what was typed until the mailed code comes back; the account is made then (confirm-address.ts). Anybody can
 * sign up with any address, so each sign-up waits by itself and its code confirms it alone: a later one never changes
 * what an earlier one will confirm. An address that has an account is answered alike, and its owner is told by mail.
 * @returns the handle under which the mailed code is typed in
 * @throws Failure TERMS_ERROR, TOO_YOUNG, PASSWORD_NOT_ACCEPTED
 */
export async function signUp(ctx: AuthContext, input: SignUp): Promise<string> {
  const terms = new Map(input.terms.map(({ item, value }) => [item, value]))
  if (!requiredTerms.every((item) => terms.get(item))) fail('TERMS_ERROR')
  if (!isOldEnough(input.birth_date, ctx.now)) fail('TOO_YOUNG')
  acceptPassword(input.password, input.email, ctx.language)
  const { email, birth_date: birthOn } = input
  const signUpId = await insertSignUp(ctx.tx, {
    email,
    passwordHash: await hashPassword(input.password),
    birthOn,
    language: ctx.language,
    terms: Object.fromEntries(terms),
    ip: ctx.ip,
    now: ctx.now,
  })
  return mailConfirmation(ctx, email, signUpId)
}

function isOldEnough(birthOn: Temporal.PlainDate, now: Temporal.Instant): boolean {
  const today = now.toZonedDateTimeISO('Asia/Seoul').toPlainDate()
  return Temporal.PlainDate.compare(birthOn.add({ years: LEAST_AGE }), today) <= 0
}
