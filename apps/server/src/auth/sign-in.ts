import { fail, failAndKeep } from '#server/http/fail.ts'
import type { Reading } from '#server/http/route.ts'
import { type Account, accountByEmail, accountById } from './accounts.store.ts'
import type { AuthContext } from './auth-context.ts'
import { issueCode } from './codes/issue-code.ts'
import { mailedCode, useCode } from './codes/use-code.ts'
import { passwordMatches } from './passwords/password-hash.ts'
import { likelySignUp } from './pending-sign-ups.store.ts'
import { totpStep } from './second-factor/totp.ts'
import { openSession, type SessionTokens } from './sessions/open-session.ts'
import {
  attemptKey,
  countedInHour,
  countFailure,
  countInHour,
  forgetFailures,
  refuseWhileWaiting,
  takeOnce,
} from './throttle.ts'

export type SignInResult =
  | { tokens: SessionTokens; hasCompany: boolean }
  | { transactionId: string; kind: 'MAIL' | 'TOTP' }

// So many wrong passwords in an hour, from anywhere, are an attack on this one account.
const ATTACKED_FROM = 50
// Whoever types so many wrong codes in an hour has the password and is guessing the rest from many places.
const MOST_WRONG_CODES = 60

export interface JudgedPassword {
  account: Account | undefined
  isRight: boolean
  /** The password is that of a sign-up which waits for its code. */
  isPending: boolean
}

/**
 * Compares the password with the account's, which takes some 50 ms on purpose and therefore happens between
 * transactions: a storm of sign-ins must not hold the connections that everybody else needs.
 * @throws Failure TOO_MANY_REQUESTS while the caller has to wait
 */
export async function judgePassword(
  ctx: Omit<AuthContext, 'tx'>,
  input: { email: string; password: string },
  reading: Reading,
): Promise<JudgedPassword> {
  const { here } = keysOf(input.email, ctx.ip)
  const { account, waiting } = await reading(async (tx) => {
    await refuseWhileWaiting({ tx, now: ctx.now }, here)
    const known = await accountByEmail(tx, input.email)
    return { account: known, waiting: await likelySignUp(tx, input.email, ctx.ip) }
  })
  const isRight = await passwordMatches(account?.password_hash ?? null, input.password)
  // Also where there is an account: signing up and in again would else tell whether the address has one.
  const isPending = !isRight && (await passwordMatches(waiting?.password_hash ?? null, input.password))
  return { account, isRight, isPending }
}

/**
 * Signs in with e-mail and password, as far as the second factor when there is one.
 *
 * Guessing is slowed in two ways. From one place, each wrong try against an address makes the next wait longer
 * (throttle.ts); strangers elsewhere do not make the owner wait. When an address is guessed at from many places, a
 * right password is not enough for an hour: a code is mailed as well, so the owner gets in and a guesser does not.
 * Unknown addresses are counted and answered just alike. Whoever signed up but has not confirmed the address is told
 * so, and gets a fresh code by sending the same password to sendCode: an error has no room for a handle.
 */
export async function signIn(
  ctx: AuthContext,
  input: { email: string; is_temporary?: boolean | undefined },
  { account, isRight, isPending }: JudgedPassword,
): Promise<SignInResult> {
  const { here, anywhere } = keysOf(input.email, ctx.ip)
  if (isPending) fail('UserNotConfirmedException')
  if (!account || !isRight) {
    await countFailure(ctx, here)
    await countInHour(ctx, anywhere)
    failAndKeep('WRONG_CREDENTIALS')
  }
  const attacked = (await countedInHour(ctx, anywhere)) >= ATTACKED_FROM
  const kind = account.mfa_kind ?? (attacked ? 'MAIL' : null)
  const isTemporary = input.is_temporary ?? false
  if (kind) return { transactionId: await challenge(ctx, account, kind, isTemporary), kind }
  return finish(ctx, account, isTemporary)
}

function challenge(
  ctx: AuthContext,
  account: Account,
  kind: 'MAIL' | 'TOTP',
  isTemporary: boolean,
): Promise<string> {
  return issueCode(ctx, {
    accountId: account.id,
    email: account.email,
    purpose: 'SECOND_FACTOR',
    template: kind === 'MAIL' ? 'SECOND_FACTOR' : null,
    language: account.language,
    isTemporary,
  })
}

/**
 * Finishes a sign-in with the second factor.
 * @throws Failure UNKNOWN_TRANSACTION for a sign-in that was never begun, ran out or had five wrong codes
 */
export async function verifySecondFactor(
  ctx: AuthContext,
  input: { validation_code: string; code: string },
): Promise<SignInResult> {
  const { code } = input
  const { ownerId: accountId, row } = await useCode(ctx, {
    handle: input.validation_code,
    code,
    purpose: 'SECOND_FACTOR',
    unknown: 'UNKNOWN_TRANSACTION',
    matches: async (waiting) => {
      const { here, codes } = keysOf(waiting.email, ctx.ip)
      await refuseWhileWaiting(ctx, here)
      if ((await countedInHour(ctx, codes)) >= MOST_WRONG_CODES) fail('TOO_MANY_REQUESTS', { seconds: 3600 })
      const account = waiting.account_id === null ? null : await accountById(ctx.tx, waiting.account_id)
      if (account?.mfa_kind !== 'TOTP' || !account.totp_secret) return mailedCode(code)(waiting)
      const step = totpStep(account.totp_secret, code, ctx.now)
      return step !== null && takeOnce(ctx, attemptKey('totp', `${account.id}:${step}`))
    },
    // A new transaction must not bring five new tries for free.
    onWrong: async (waiting) => {
      const { here, codes } = keysOf(waiting.email, ctx.ip)
      await countFailure(ctx, here)
      await countInHour(ctx, codes)
    },
  })
  return finish(ctx, await accountById(ctx.tx, accountId), row.is_temporary)
}

async function finish(ctx: AuthContext, account: Account, isTemporary: boolean): Promise<SignInResult> {
  await forgetFailures(ctx.tx, [keysOf(account.email, ctx.ip).here])
  return openSession(ctx, account.id, isTemporary)
}

function keysOf(email: string, ip: string): { here: string; anywhere: string; codes: string } {
  return {
    here: attemptKey('sign-in', email, ip),
    anywhere: attemptKey('sign-in', email),
    codes: attemptKey('second-factor', email),
  }
}
