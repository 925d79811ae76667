import { fail } from '#server/http/fail.ts'
import { newToken } from '#server/http/secrets.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { type Account, accountById, lockAccount, setSecondFactor } from '../accounts.store.ts'
import type { AuthContext, OwnAccountContext, SealingContext } from '../auth-context.ts'
import { sendAccountMail } from '../auth.jobs.ts'
import { type CodeRow, insertCode } from '../codes/codes.store.ts'
import { issueCode } from '../codes/issue-code.ts'
import { mailedCode, useCode } from '../codes/use-code.ts'
import { noticeValues } from '../devices/notice-values.ts'
import { recordEvent } from '../history/account-events.store.ts'
import { acceptOwnPassword, type JudgedOwnPassword } from '../passwords/check-own-password.ts'
import { totpPurpose } from '../secret-box/seal-kept-secrets.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { dropRecoveryCodes } from './recovery-codes.store.ts'
import { attemptKey, takeOnce } from '../throttle.ts'
import { newTotpSecret, totpStep, totpUrl } from './totp.ts'

export type FactorKind = 'MAIL' | 'TOTP'
type OwnSealingContext = OwnAccountContext & SealingContext

// What a handle begins with says which factor it sets up; other codes of a signed-in person do not fit here.
const prefixes: Record<FactorKind, string> = { MAIL: 'mfa-mail_', TOTP: 'mfa-totp_' }

/** Prepares a second factor. Nothing changes for the next sign-in until its first code is confirmed. */
export async function startSecondFactor(
  ctx: OwnSealingContext,
  kind: FactorKind,
  judged: JudgedOwnPassword,
): Promise<{ handle: string; otpauthUrl: string | null }> {
  const { id, email, language } = await acceptOwnPassword(ctx, judged)
  const prefix = prefixes[kind]
  if (kind === 'MAIL') {
    const mail = { accountId: id, email, purpose: 'VERIFY', template: 'VERIFY', language, prefix } as const
    return { handle: await issueCode(ctx, mail), otpauthUrl: null }
  }
  const secret = newTotpSecret()
  const handle = prefix + newToken()
  // The waiting secret takes the place of a code's hash: it becomes the account's only with the first right code.
  await insertCode(ctx.tx, {
    accountId: id,
    email,
    purpose: 'VERIFY',
    handle,
    codeHash: Buffer.from(ctx.box.seal(secret, totpPurpose(id))),
    isTemporary: false,
    now: ctx.now,
  })
  return { handle, otpauthUrl: totpUrl(secret, email) }
}

/**
 * Switches the prepared second factor on, with ten new recovery codes; those before end.
 * @throws Failure WRONG_CODE
 */
export async function confirmSecondFactor(
  ctx: OwnSealingContext,
  input: { validation_code: string; code: string },
): Promise<{ kind: FactorKind; recoveryCodes: string[] }> {
  const { validation_code: handle, code } = input
  const kind = (['MAIL', 'TOTP'] as const).find((each) => handle.startsWith(prefixes[each]))
  if (!kind) fail('WRONG_CODE')
  const { ownerId: accountId, row } = await useCode(ctx, {
    handle,
    purpose: 'VERIFY',
    judge: async (waiting) => {
      if (waiting.account_id !== ctx.accountId) return null
      return kind === 'MAIL' ? mailedCode(code)(waiting) : appCode(ctx, waiting, code)
    },
  })
  await lockAccount(ctx.tx, accountId)
  await setSecondFactor(ctx.tx, accountId, kind, kind === 'TOTP' ? row.code_hash.toString() : null)
  const recoveryCodes = await makeRecoveryCodes(ctx, accountId)
  await recordEvent(ctx, accountId, { kind: 'SECOND_FACTOR_ON', method: kind, sessionId: ctx.sessionId })
  await tell(ctx, await accountById(ctx.tx, accountId), 'SECOND_FACTOR_ON')
  return { kind, recoveryCodes }
}

/** Judges by the app that is being set up, whose sealed secret waits in the place of a code's hash. */
async function appCode(ctx: OwnSealingContext, waiting: CodeRow, code: string): Promise<true | null> {
  const secret = ctx.box.open(waiting.code_hash.toString(), totpPurpose(ctx.accountId))
  const step = totpStep(secret, code, ctx.now)
  if (step === null) return null
  // The code that switches it on must not sign anybody in as well (RFC 6238, section 5.2).
  return (await takeOnce(ctx, attemptKey('totp', `${ctx.accountId}:${step}`))) || null
}

export async function removeSecondFactor(ctx: OwnAccountContext, judged: JudgedOwnPassword): Promise<void> {
  const account = await acceptOwnPassword(ctx, judged)
  const { id, mfa_kind: before } = await lockAccount(ctx.tx, account.id)
  await setSecondFactor(ctx.tx, id, null, null)
  await dropRecoveryCodes(ctx.tx, id)
  if (before === null) return
  await recordEvent(ctx, id, { kind: 'SECOND_FACTOR_OFF', method: before, sessionId: ctx.sessionId })
  await tell(ctx, account, 'SECOND_FACTOR_OFF')
}

/**
 * Ten new recovery codes for who has lost the paper or used most of them.
 * @throws Failure CURRENT_PASSWORD_WRONG, NO_SECOND_FACTOR
 */
export async function renewRecoveryCodes(
  ctx: OwnAccountContext,
  judged: JudgedOwnPassword,
): Promise<string[]> {
  const account = await acceptOwnPassword(ctx, judged)
  const { mfa_kind: kind } = await lockAccount(ctx.tx, account.id)
  if (kind === null) fail('NO_SECOND_FACTOR')
  const codes = await makeRecoveryCodes(ctx, account.id)
  await recordEvent(ctx, account.id, { kind: 'RECOVERY_CODES_MADE', sessionId: ctx.sessionId })
  await tell(ctx, account, 'RECOVERY_CODES_MADE')
  return codes
}

async function tell(
  ctx: AuthContext,
  { email: to, language }: Account,
  template: 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_OFF' | 'RECOVERY_CODES_MADE',
): Promise<void> {
  await enqueue(ctx.tx, sendAccountMail, { to, language, template, values: noticeValues(ctx, language) })
}
