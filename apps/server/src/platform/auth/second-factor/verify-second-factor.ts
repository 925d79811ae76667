import { fail } from '#server/http/fail.ts'
import { type Account, accountById } from '../accounts.store.ts'
import type { SealingContext } from '../auth-context.ts'
import type { CodeRow } from '../codes/codes.store.ts'
import { mailedCode, useCode } from '../codes/use-code.ts'
import { isKnownDevice } from '../devices/known-devices.store.ts'
import { recordEvent, type SignInMethod } from '../history/account-events.store.ts'
import { totpPurpose } from '../secret-box/seal-kept-secrets.ts'
import { finishSignIn, type SignedIn } from '../sessions/finish-sign-in.ts'
import { type Place, signInKeys } from '../sign-in-keys.ts'
import {
  attemptKey,
  countedInHour,
  countFailure,
  countInHour,
  refuseWhileWaiting,
  takeOnce,
} from '../throttle.ts'
import { looksLikeRecoveryCode, takeRecoveryCode } from './recovery-codes.ts'
import { totpStep } from './totp.ts'

// Whoever types so many wrong codes in an hour has the password and is guessing the rest from many places.
const MOST_WRONG_CODES = 60

export interface TypedFactor {
  validation_code: string
  code: string
  device: string | undefined
}

interface Proven {
  account: Account
  place: Place
  method: SignInMethod
}

/**
 * Finishes a sign-in with the second factor, or with a recovery code in its place.
 * @throws Failure UNKNOWN_TRANSACTION for a sign-in that was never begun, ran out or had five wrong codes
 */
export async function verifySecondFactor(ctx: SealingContext, input: TypedFactor): Promise<SignedIn> {
  const { row, proof } = await useCode(ctx, {
    handle: input.validation_code,
    purpose: 'SECOND_FACTOR',
    unknown: 'UNKNOWN_TRANSACTION',
    judge: (waiting) => judgeFactor(ctx, waiting, input),
    // A new transaction must not bring five new tries for free.
    onWrong: async (waiting) => {
      const { here, codes } = signInKeys(waiting.email, await placeOf(ctx, waiting, input.device))
      await countFailure(ctx, here)
      await countInHour(ctx, codes)
      if (waiting.account_id !== null) await recordEvent(ctx, waiting.account_id, { kind: 'WRONG_CODE' })
    },
  })
  const { account, place, method } = proof
  return finishSignIn(ctx, account, { isTemporary: row.is_temporary, place, method })
}

async function judgeFactor(
  ctx: SealingContext,
  waiting: CodeRow,
  { code, device }: TypedFactor,
): Promise<Proven | null> {
  const place = await placeOf(ctx, waiting, device)
  await refuseGuessing(ctx, waiting, place)
  const account = waiting.account_id === null ? null : await accountById(ctx.tx, waiting.account_id)
  const method = account && (await methodThatFits(ctx, account, waiting, code))
  return account && method && { account, place, method }
}

async function placeOf(ctx: SealingContext, waiting: CodeRow, device: string | undefined): Promise<Place> {
  return { ip: ctx.ip, device, isKnown: await isKnownDevice(ctx.tx, waiting.email, device) }
}

async function refuseGuessing(ctx: SealingContext, waiting: CodeRow, place: Place): Promise<void> {
  const { here, codes } = signInKeys(waiting.email, place)
  await refuseWhileWaiting(ctx, here)
  // Guesses elsewhere do not shut the owner out of a browser of hers.
  if (place.isKnown) return
  if ((await countedInHour(ctx, codes)) >= MOST_WRONG_CODES) fail('TOO_MANY_REQUESTS', { seconds: 3600 })
}

/** Which of the account's factors the code belongs to; null for none. A code is used up by asking. */
async function methodThatFits(
  ctx: SealingContext,
  account: Account,
  waiting: CodeRow,
  code: string,
): Promise<SignInMethod | null> {
  if (looksLikeRecoveryCode(code)) {
    return (await takeRecoveryCode(ctx, account.id, code)) ? 'RECOVERY_CODE' : null
  }
  if (account.mfa_kind !== 'TOTP' || !account.totp_secret) {
    return (await mailedCode(code)(waiting)) ? 'MAIL' : null
  }
  const secret = ctx.box.open(account.totp_secret, totpPurpose(account.id))
  const step = totpStep(secret, code, ctx.now)
  if (step === null) return null
  return (await takeOnce(ctx, attemptKey('totp', `${account.id}:${step}`))) ? 'TOTP' : null
}
