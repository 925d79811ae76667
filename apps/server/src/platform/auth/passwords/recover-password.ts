import { fail } from '#server/http/fail.ts'
import type { Reading } from '#server/http/route.ts'
import { accountByEmail, accountById, setPassword } from '../accounts.store.ts'
import type { AuthContext, SealingContext, WithoutTx } from '../auth-context.ts'
import { endCodes, hasLiveCode } from '../codes/codes.store.ts'
import { issueCode } from '../codes/issue-code.ts'
import { mailedCode, useCode } from '../codes/use-code.ts'
import { forgetDevices, isKnownDevice } from '../devices/known-devices.store.ts'
import { recordEvent } from '../history/account-events.store.ts'
import { hasSignedInFrom, revokeSessions } from '../sessions/sessions.store.ts'
import { placeKey, signInKeys } from '../sign-in-keys.ts'
import { forgetFailures } from '../throttle.ts'
import { tellOfNewPassword } from './change-password.ts'
import { acceptPassword } from './judge-password.ts'
import { hashPassword } from './password-hash.ts'

/** Mails a recovery code; unknown addresses get the same answer, and no mail. */
export async function forgotPassword(
  ctx: SealingContext,
  { email, device }: { email: string; device: string | undefined },
): Promise<string> {
  const account = await accountByEmail(ctx.tx, email)
  const isKnown = await isKnownDevice(ctx.tx, email, device)
  const wasHere = await hasSignedInFrom(ctx.tx, account?.id ?? null, ctx.ip)
  return issueCode(ctx, {
    accountId: account?.id ?? null,
    email,
    purpose: 'RECOVER',
    template: account ? 'RECOVER' : null,
    language: account?.language ?? ctx.language,
    isKnownPlace: isKnown || wasHere,
    place: placeKey({ ip: ctx.ip, device, isKnown }),
  })
}

export interface Recovery {
  email: string
  password: string
  code: string
  validation_code: string
}

/**
 * Judges the new password and hashes it, before the transaction opens. Without a code that could fit, the slow work
 * is not done.
 * @throws Failure PASSWORD_NOT_ACCEPTED before the code is looked at, WRONG_CODE
 */
export async function prepareRecovery(
  ctx: WithoutTx<AuthContext>,
  input: Recovery,
  reading: Reading,
): Promise<string> {
  acceptPassword(input.password, input.email, ctx.language)
  const waits = await reading((tx) => hasLiveCode(tx, input.validation_code, 'RECOVER', ctx.now))
  if (!waits) fail('WRONG_CODE')
  return hashPassword(input.password)
}

/**
 * Sets a new password with the recovery code and ends every session. A second factor stays:
 * with the mailbox alone nobody gets past an authenticator app.
 * @returns the account whose sessions ended
 * @throws Failure WRONG_CODE
 */
export async function resetPassword(ctx: AuthContext, input: Recovery, newHash: string): Promise<number> {
  const { ownerId: accountId } = await useCode(ctx, {
    handle: input.validation_code,
    purpose: 'RECOVER',
    judge: async (row) => (row.email === input.email ? mailedCode(input.code)(row) : null),
  })
  await setPassword(ctx.tx, accountId, newHash)
  await endCodes(ctx.tx, accountId, ctx.now)
  await revokeSessions(ctx.tx, accountId, ctx.now)
  // Whoever had to recover may have lost a device: every browser proves itself anew.
  await forgetDevices(ctx.tx, accountId, null)
  await recordEvent(ctx, accountId, { kind: 'PASSWORD_RECOVERED' })
  await tellOfNewPassword(ctx, await accountById(ctx.tx, accountId))
  // Known browsers were just forgotten, so that the address of the net is the only place to set free.
  const { here, anywhere } = signInKeys(input.email, { ip: ctx.ip, device: undefined, isKnown: false })
  await forgetFailures(ctx.tx, [here, anywhere])
  return accountId
}
