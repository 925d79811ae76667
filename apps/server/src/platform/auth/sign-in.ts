import { fail, failAndKeep } from '#server/http/fail.ts'
import type { Reading } from '#server/http/route.ts'
import { type Account, accountByEmail, holdUnchanged } from './accounts.store.ts'
import type { SealingContext, WithoutTx } from './auth-context.ts'
import { issueCode } from './codes/issue-code.ts'
import { isKnownDevice } from './devices/known-devices.store.ts'
import { recordEvent, recordEventOf } from './history/account-events.store.ts'
import { passwordMatches } from './passwords/password-hash.ts'
import { likelySignUp } from './pending-sign-ups.store.ts'
import { finishSignIn, type SignedIn } from './sessions/finish-sign-in.ts'
import { type Place, placeKey, signInKeys } from './sign-in-keys.ts'
import { countedInHour, countFailure, countInHour, refuseWhileWaiting } from './throttle.ts'

export type SignInResult = SignedIn | { transactionId: string; kind: 'MAIL' | 'TOTP' }

// So many wrong passwords in an hour, from anywhere, are an attack on this one account.
const ATTACKED_FROM = 50

export interface JudgedCredentials {
  account: Account | undefined
  isRight: boolean
  /** The password is that of a sign-up which waits for its code. */
  isPending: boolean
  place: Place
}

/**
 * Compares the password with the account's, which takes some 50 ms on purpose and therefore happens between
 * transactions: a storm of sign-ins must not hold the connections that everybody else needs.
 * @param input.device the token of the browser, when it sent one
 * @throws Failure TOO_MANY_REQUESTS while the caller has to wait
 */
export async function judgeCredentials(
  ctx: WithoutTx<SealingContext>,
  input: { email: string; password: string; device: string | undefined },
  reading: Reading,
): Promise<JudgedCredentials> {
  const { email, password, device } = input
  const { account, waiting, place } = await reading(async (tx) => {
    const from = { ip: ctx.ip, device, isKnown: await isKnownDevice(tx, email, device) }
    await refuseWhileWaiting({ tx, now: ctx.now }, signInKeys(email, from).here)
    const known = await accountByEmail(tx, email)
    return { account: known, waiting: await likelySignUp(tx, email, ctx.ip), place: from }
  })
  const isRight = await passwordMatches(account?.password_hash ?? null, password)
  // Also where there is an account: signing up and in again would else tell whether the address has one.
  const isPending = !isRight && (await passwordMatches(waiting?.password_hash ?? null, password))
  return { account, isRight, isPending, place }
}

/**
 * Signs in with e-mail and password, as far as the second factor when there is one.
 *
 * Guessing is slowed in two ways. From one place, each wrong try against an address makes the next wait longer
 * (throttle.ts); strangers elsewhere do not make the owner wait, and in a browser of the owner not even those behind
 * the same address of the net. When an address is guessed at from many places, a right password is not enough for an
 * hour where the owner was never seen: a code is mailed as well, so the owner gets in and a guesser does not.
 * Unknown addresses are counted and answered just alike. Whoever signed up but has not confirmed the address is told
 * so, and gets a fresh code by sending the same password to sendCode: an error has no room for a handle.
 */
export async function signIn(
  ctx: SealingContext,
  input: { email: string; is_temporary?: boolean | undefined },
  judged: JudgedCredentials,
): Promise<SignInResult> {
  const { account, isRight, isPending, place } = judged
  const keys = signInKeys(input.email, place)
  // Once more: tries that were judged at the same moment must not all count as the first one.
  await refuseWhileWaiting(ctx, keys.here)
  if (isPending) fail('UserNotConfirmedException')
  if (!account || !isRight || !(await holdUnchanged(ctx.tx, account))) return refuse(ctx, input.email, keys)
  const attacked = !place.isKnown && (await countedInHour(ctx, keys.anywhere)) >= ATTACKED_FROM
  const kind = account.mfa_kind ?? (attacked ? 'MAIL' : null)
  const isTemporary = input.is_temporary ?? false
  if (kind) return { transactionId: await challenge(ctx, account, { kind, isTemporary, place }), kind }
  return finishSignIn(ctx, account, { isTemporary, place, method: 'PASSWORD' })
}

async function refuse(ctx: SealingContext, email: string, keys: { here: string; anywhere: string }) {
  await countFailure(ctx, keys.here)
  const guesses = await countInHour(ctx, keys.anywhere)
  // The owner sees the tries; a flood of them is one line that says so.
  if (guesses <= ATTACKED_FROM) {
    await recordEventOf(ctx, email, guesses < ATTACKED_FROM ? 'WRONG_PASSWORD' : 'GUESSED_AT')
  }
  return failAndKeep('WRONG_CREDENTIALS')
}

async function challenge(
  ctx: SealingContext,
  account: Account,
  { kind, isTemporary, place }: { kind: 'MAIL' | 'TOTP'; isTemporary: boolean; place: Place },
): Promise<string> {
  await recordEvent(ctx, account.id, { kind: 'SECOND_FACTOR_ASKED', method: kind })
  return issueCode(ctx, {
    accountId: account.id,
    email: account.email,
    purpose: 'SECOND_FACTOR',
    template: kind === 'MAIL' ? 'SECOND_FACTOR' : null,
    language: account.language,
    isTemporary,
    place: placeKey(place),
    isKnownPlace: place.isKnown,
  })
}
