import { fail, failAndKeep } from '#server/http/fail.ts'
import { hashToken, newToken } from '#server/http/secrets.ts'
import type { AuthContext } from '../auth-context.ts'
import { recordEvent } from '../history/account-events.store.ts'
import { lifetimes, type SessionTokens } from './open-session.ts'
import { GRACE_SECONDS, type RecentRenewals } from './recent-renewals.ts'
import { lockSessionByRefresh, renewSession, revokeSession, type SessionRow } from './sessions.store.ts'

/**
 * Renews a session: both tokens change. The token before stays good for a minute, for tabs that refresh at once;
 * used later than that it was copied, and the session ends.
 * @throws Failure InvalidTokenError, never anything that answers 401 (decision A-16)
 */
export async function refreshSession(
  ctx: AuthContext,
  refresh: string | undefined,
  renewals: RecentRenewals,
): Promise<SessionTokens> {
  if (!refresh) fail('InvalidTokenError')
  const hash = hashToken(refresh)
  const session = await lockSessionByRefresh(ctx.tx, hash)
  if (!session || session.revoked_at || isPast(session.expires_at, ctx.now)) fail('InvalidTokenError')
  if (!session.refresh_hash.equals(hash)) {
    const graceEnds = Temporal.Instant.from(session.refreshed_at).add({ seconds: GRACE_SECONDS })
    if (Temporal.Instant.compare(ctx.now, graceEnds) > 0) {
      await revokeSession(ctx.tx, session.id, session.account_id, ctx.now)
      await recordEvent(ctx, session.account_id, { kind: 'SESSION_COPIED', sessionId: session.id })
      failAndKeep('InvalidTokenError')
    }
    const given = renewals.find(refresh, ctx.now)
    if (given) return given
  }
  const tokens = await renew(ctx, session)
  renewals.remember(refresh, tokens, ctx.now)
  return tokens
}

async function renew(ctx: AuthContext, session: SessionRow): Promise<SessionTokens> {
  const tokens = { access: newToken(), refresh: newToken(), isTemporary: session.is_temporary }
  await renewSession(ctx.tx, session, {
    accessHash: hashToken(tokens.access),
    refreshHash: hashToken(tokens.refresh),
    ...lifetimes(ctx.now, session.is_temporary),
    now: ctx.now,
    ip: ctx.ip,
  })
  return tokens
}

function isPast(instant: string, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0
}
