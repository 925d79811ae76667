import { randomInt } from 'node:crypto'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { Language } from '#server/http/context.ts'
import { hashToken, newCode, newToken } from '#server/http/secrets.ts'
import type { AuthContext } from '../auth-context.ts'
import type { MailTemplate } from '../account-mail.ts'
import { sendAccountMail } from '../auth.jobs.ts'
import { attemptKey, countInHour } from '../throttle.ts'
import { type CodePurpose, insertCode } from './codes.store.ts'

const MAILS_PER_HOUR_FROM_HERE = 6
const MAILS_PER_HOUR = 30

export interface CodeRequest {
  accountId: number | null
  email: string
  purpose: CodePurpose
  /** null: nothing is mailed, but in the time that a mail takes to queue. */
  template: MailTemplate | null
  language: Language
  isTemporary?: boolean
  /** What the handle begins with, where one purpose has several uses. */
  prefix?: string
}

/**
 * Makes a code, queues its mail and answers the handle by which the code is typed in. Beyond a few mails an hour
 * the handle leads nowhere and no mail goes out, while the answer stays the same.
 */
export async function issueCode(ctx: AuthContext, request: CodeRequest): Promise<string> {
  const { email, purpose } = request
  const fromHere = await countInHour(ctx, attemptKey('mail', email, ctx.ip))
  const inAll = await countInHour(ctx, attemptKey('mail', email))
  const allowed = fromHere <= MAILS_PER_HOUR_FROM_HERE && inAll <= MAILS_PER_HOUR
  const handle = `${request.prefix ?? ''}${newToken()}`
  const code = purpose === 'RECOVER' ? recoveryCode() : newCode()
  const { accountId, isTemporary = false } = request
  await insertCode(ctx.tx, {
    accountId: allowed ? accountId : null,
    email,
    purpose,
    handle,
    codeHash: codeHash(handle, code),
    isTemporary,
    now: ctx.now,
  })
  await enqueue(ctx.tx, sendAccountMail, {
    to: allowed && request.template ? email : null,
    language: request.language,
    template: request.template ?? 'ACCOUNT_EXISTS',
    values: { code },
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
