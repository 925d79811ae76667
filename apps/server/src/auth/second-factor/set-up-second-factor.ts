import { fail } from '#server/http/fail.ts'
import { newToken } from '#server/http/secrets.ts'
import { setSecondFactor } from '../accounts.store.ts'
import type { OwnAccountContext } from '../auth-context.ts'
import { insertCode } from '../codes/codes.store.ts'
import { issueCode } from '../codes/issue-code.ts'
import { mailedCode, useCode } from '../codes/use-code.ts'
import { checkOwnPassword } from '../passwords/check-own-password.ts'
import { newTotpSecret, toBase32, totpStep, totpUrl } from './totp.ts'

export type FactorKind = 'MAIL' | 'TOTP'

// What a handle begins with says which factor it sets up; other codes of a signed-in person do not fit here.
const prefixes: Record<FactorKind, string> = { MAIL: 'mfa-mail_', TOTP: 'mfa-totp_' }

/** Prepares a second factor. Nothing changes for the next sign-in until its first code is confirmed. */
export async function startSecondFactor(
  ctx: OwnAccountContext,
  input: { mfa_kind: FactorKind; password: string },
) {
  const { id, email, language } = await checkOwnPassword(ctx, input.password)
  const prefix = prefixes[input.mfa_kind]
  if (input.mfa_kind === 'MAIL') {
    const handle = await issueCode(ctx, {
      accountId: id,
      email,
      purpose: 'VERIFY',
      template: 'VERIFY',
      language,
      prefix,
    })
    return { handle, otpauthUrl: null }
  }
  const secret = newTotpSecret()
  const handle = prefix + newToken()
  // The waiting secret takes the place of a code's hash: it becomes the account's only with the first right code.
  await insertCode(ctx.tx, {
    accountId: id,
    email,
    purpose: 'VERIFY',
    handle,
    codeHash: secret,
    isTemporary: false,
    now: ctx.now,
  })
  return { handle, otpauthUrl: totpUrl(secret, email) }
}

/**
 * Switches the prepared second factor on.
 * @throws Failure WRONG_CODE
 */
export async function confirmSecondFactor(
  ctx: OwnAccountContext,
  input: { validation_code: string; code: string },
): Promise<FactorKind> {
  const { validation_code: handle, code } = input
  const kind = (['MAIL', 'TOTP'] as const).find((each) => handle.startsWith(prefixes[each]))
  if (!kind) fail('WRONG_CODE')
  let secret: string | null = null
  const { ownerId: accountId } = await useCode(ctx, {
    handle,
    code,
    purpose: 'VERIFY',
    matches: async (row) => {
      if (row.account_id !== ctx.accountId) return false
      if (kind === 'MAIL') return mailedCode(code)(row)
      secret = toBase32(row.code_hash)
      return totpStep(secret, code, ctx.now) !== null
    },
  })
  await setSecondFactor(ctx.tx, accountId, kind, secret)
  return kind
}

export async function removeSecondFactor(ctx: OwnAccountContext, password: string): Promise<void> {
  const { id } = await checkOwnPassword(ctx, password)
  await setSecondFactor(ctx.tx, id, null, null)
}
