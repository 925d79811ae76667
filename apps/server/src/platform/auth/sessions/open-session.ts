import { hashToken, newToken } from '#server/http/secrets.ts'
import type { AuthContext } from '../auth-context.ts'
import { insertSession, lastCompany } from './sessions.store.ts'

/** What the browser gets; the database knows the hashes only. */
export interface SessionTokens {
  access: string
  refresh: string
  isTemporary: boolean
  /** Of a sign-in: by what the browser is known again. */
  device?: string
}

const ACCESS_MINUTES = 30
/** Three years (specification 002, section 9); renewed with every refresh. */
export const LASTING_SECONDS = 3 * 365 * 24 * 60 * 60
/** A temporary session ends with the browser, and on the server after half a day without use. */
const TEMPORARY_IDLE_SECONDS = 12 * 60 * 60

export function lifetimes(now: Temporal.Instant, isTemporary: boolean) {
  return {
    accessExpiresAt: now.add({ minutes: ACCESS_MINUTES }),
    expiresAt: now.add({ seconds: isTemporary ? TEMPORARY_IDLE_SECONDS : LASTING_SECONDS }),
  }
}

/** Signs an account in, in the company it was in last. */
export async function openSession(
  ctx: AuthContext,
  accountId: number,
  { isTemporary, deviceHash }: { isTemporary: boolean; deviceHash: Buffer },
): Promise<{ sessionId: number; tokens: SessionTokens; hasCompany: boolean }> {
  const tokens = { access: newToken(), refresh: newToken(), isTemporary }
  const companyId = await lastCompany(ctx.tx, accountId)
  const sessionId = await insertSession(ctx.tx, {
    accountId,
    companyId,
    accessHash: hashToken(tokens.access),
    refreshHash: hashToken(tokens.refresh),
    ...lifetimes(ctx.now, isTemporary),
    isTemporary,
    deviceHash,
    now: ctx.now,
    ip: ctx.ip,
    userAgent: ctx.userAgent,
  })
  return { sessionId, tokens, hasCompany: companyId !== null }
}
