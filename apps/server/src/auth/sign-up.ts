import { requiredTerms } from '#contract/auth.ts'
import { fail } from '#server/http/fail.ts'
import { accountByEmail, insertAccount, insertTerms } from './accounts.store.ts'
import type { AuthContext } from './auth-context.ts'
import { issueCode } from './codes/issue-code.ts'
import { hashPassword } from './passwords/password-hash.ts'
import { acceptPassword } from './passwords/judge-password.ts'

/** Personal Information Protection Act, article 22-2: below 14 a guardian would have to agree. */
const LEAST_AGE = 14

export interface SignUp {
  email: string
  password: string
  terms: readonly { item: string; value: boolean }[]
  birth_date: Temporal.PlainDate
}

/**
 * Makes an account that waits for its address to be confirmed. An address that has an account already is answered
 * alike, and its owner is told by mail; one that was never confirmed is taken over with the new password, as whoever
 * typed the first one has not shown that the address is theirs.
 * @returns the handle under which the mailed code is typed in
 * @throws Failure TERMS_ERROR, TOO_YOUNG, PASSWORD_NOT_ACCEPTED
 */
export async function signUp(ctx: AuthContext, input: SignUp): Promise<string> {
  const agreed = new Map(input.terms.map(({ item, value }) => [item, value]))
  if (!requiredTerms.every((item) => agreed.get(item))) fail('TERMS_ERROR')
  if (!isOldEnough(input.birth_date, ctx.now)) fail('TOO_YOUNG')
  acceptPassword(input.password, input.email, ctx.language)
  const passwordHash = await hashPassword(input.password)
  const { email, birth_date: birthOn } = input
  const accountId = await insertAccount(ctx.tx, { email, passwordHash, birthOn, language: ctx.language })
  const terms = [...agreed].map(([item, value]) => ({ item, agreed: value }))
  if (accountId !== null) await insertTerms(ctx.tx, accountId, terms)
  const owner = accountId === null ? await accountByEmail(ctx.tx, email) : undefined
  return issueCode(ctx, {
    accountId,
    email,
    purpose: 'CONFIRM',
    template: accountId === null ? 'ACCOUNT_EXISTS' : 'CONFIRM_ADDRESS',
    language: owner?.language ?? ctx.language,
  })
}

function isOldEnough(birthOn: Temporal.PlainDate, now: Temporal.Instant): boolean {
  const today = now.toZonedDateTimeISO('Asia/Seoul').toPlainDate()
  return Temporal.PlainDate.compare(birthOn.add({ years: LEAST_AGE }), today) <= 0
}
