import { hashToken } from '#server/http/secrets.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { Account } from '../accounts.store.ts'
import type { AuthContext } from '../auth-context.ts'
import { sendAccountMail } from '../auth.jobs.ts'
import { deviceTokenOf, rememberDevice } from '../devices/known-devices.store.ts'
import { noticeValues } from '../devices/notice-values.ts'
import { recordEvent, type SignInMethod } from '../history/account-events.store.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.store.ts'
import { type Place, signInKeys } from '../sign-in-keys.ts'
import { attemptKey, countInHour, forgetFailures } from '../throttle.ts'
import { openSession, type SessionTokens } from './open-session.ts'

// Whoever has the password and signs in again and again must not fill the owner's mailbox.
const MOST_NOTICES_PER_HOUR = 6

export interface SignedIn {
  tokens: SessionTokens
  hasCompany: boolean
}

interface Finish {
  isTemporary: boolean
  place: Place
  method: SignInMethod
}

/** Opens the session of a proven sign-in, writes it into the history, and tells the owner what is unusual. */
export async function finishSignIn(ctx: AuthContext, account: Account, finish: Finish): Promise<SignedIn> {
  const { isTemporary, place, method } = finish
  await forgetFailures(ctx.tx, [signInKeys(account.email, place).here])
  const device = deviceTokenOf(place.device)
  const deviceHash = hashToken(device)
  const isNewDevice = await rememberDevice(ctx.tx, account.id, deviceHash, ctx.now)
  const { sessionId, hasCompany, tokens } = await openSession(ctx, account.id, { isTemporary, deviceHash })
  await recordEvent(ctx, account.id, { kind: 'SIGNED_IN', method, isNewDevice, sessionId })
  if (method === 'RECOVERY_CODE') {
    const left = String(await countRecoveryCodes(ctx.tx, account.id))
    await tell(ctx, account, 'RECOVERY_CODE_USED', { left })
  } else if (isNewDevice && (await mayTell(ctx, account))) {
    await tell(ctx, account, 'NEW_DEVICE')
  }
  return { tokens: { ...tokens, device }, hasCompany }
}

async function mayTell(ctx: AuthContext, { email }: Account): Promise<boolean> {
  return (await countInHour(ctx, attemptKey('mail-new-device', email))) <= MOST_NOTICES_PER_HOUR
}

async function tell(
  ctx: AuthContext,
  { email: to, language }: Account,
  template: 'NEW_DEVICE' | 'RECOVERY_CODE_USED',
  more: Record<string, string> = {},
): Promise<void> {
  const values = { ...noticeValues(ctx, language), ...more }
  await enqueue(ctx.tx, sendAccountMail, { to, language, template, values })
}
