import { randomBytes, randomInt } from 'node:crypto'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { Language } from '#server/http/context.ts'
import { hashToken, newCode, newToken } from '#server/http/secrets.ts'
import type { SealingContext } from '../auth-context.ts'
import type { MailTemplate } from '../account-mail.texts.ts'
import { MAIL_PURPOSE, sendAccountMail } from '../auth.jobs.ts'
import { mayMail } from '../mail-limits.ts'
import { type CodePurpose, insertCode } from './codes.store.ts'

export interface CodeRequest {
  accountId: number | null
  /** For CONFIRM in place of an account. */
  signUpId?: number | null
  email: string
  purpose: CodePurpose
  /** null: nothing is mailed, but in the time that a mail takes to queue. */
  template: MailTemplate | null
  language: Language
  isTemporary?: boolean
  /** What the handle begins with, where one purpose has several uses. */
  prefix?: string
  /** The owner has signed in from here before. */
  isKnownPlace?: boolean
  /** What mails are counted under; the address of the net when left out. */
  place?: string
}

/**
 * Makes a code, queues its mail and answers the handle by which the code is typed in. Beyond the limits of
 * mail-limits.ts no mail goes out and no code fits the handle, while the answer stays the same.
 */
export async function issueCode(ctx: SealingContext, request: CodeRequest): Promise<string> {
  const { email, purpose, template, isKnownPlace = false, place = ctx.ip } = request
  // An authenticator app needs no mail, however often its owner signs in.
  const needsNoMail = purpose === 'SECOND_FACTOR' && template === null
  const allowed = needsNoMail || (await mayMail(ctx, { email, purpose, isKnownPlace, place }))
  const handle = `${request.prefix ?? ''}${newToken()}`
  const code = purpose === 'RECOVER' ? recoveryCode() : newCode()
  await insertCode(ctx.tx, {
    accountId: request.accountId,
    signUpId: request.signUpId,
    email,
    purpose,
    handle,
    codeHash: allowed ? codeHash(handle, code) : randomBytes(32),
    isTemporary: request.isTemporary ?? false,
    now: ctx.now,
  })
  await enqueue(ctx.tx, sendAccountMail, {
    to: allowed && template ? email : null,
    language: request.language,
    template: template ?? 'ACCOUNT_EXISTS',
    // In the clear it would stand in the queue and its backups for days.
    sealedValues: ctx.box.seal(JSON.stringify({ code }), MAIL_PURPOSE),
  })
  return handle
}

/** The handle salts the hash: six digits alone could be looked up in a table. */
export function codeHash(handle: string, code: string): Buffer {
  return hashToken(`${handle}:${code.replace(/[\s-]/g, '')}`)
}

/** Eight digits: whoever asks for recovery has proven nothing yet and could try many handles. */
function recoveryCode(): string {
  return String(randomInt(0, 100_000_000)).padStart(8, '0')
}
