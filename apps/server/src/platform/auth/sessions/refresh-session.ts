import { fail, failAndKeep } from '#server/http/fail.ts'
import { hashToken } from '#server/http/secrets.ts'
import type { SealingContext } from '../auth-context.ts'
import { recordEvent } from '../history/account-events.store.ts'
import type { SecretBox } from '../secret-box/secret-box.ts'
import { lifetimes, type SessionTokens } from './open-session.ts'
import { lockSessionByRefresh, renewSession, revokeSession, type SessionRow } from './sessions.store.ts'

/** Browser tabs that refresh at the same moment all get the same tokens. */
const GRACE_SECONDS = 60

/**
 * Renews a session: both tokens change. The token before stays good for a minute, for tabs that refresh at once;
 * used later than that it was copied, and the session ends.
 *
 * Only hashes are kept, so the tokens of the tab that was first cannot be looked up for the next. They follow from the
 * token before, and every server comes to the same pair.
 * @throws Failure InvalidTokenError, never anything that answers 401 (decision A-16)
 */
export async function refreshSession(
  ctx: SealingContext,
  refresh: string | undefined,
): Promise<SessionTokens> {
  if (!refresh) fail('InvalidTokenError')
  const hash = hashToken(refresh)
  const session = await lockSessionByRefresh(ctx.tx, hash)
  if (!session || session.revoked_at || isPast(session.expires_at, ctx.now)) fail('InvalidTokenError')
  const tokens = tokensAfter(ctx.box, refresh, session)
  if (!session.refresh_hash.equals(hash)) {
    const graceEnds = Temporal.Instant.from(session.refreshed_at).add({ seconds: GRACE_SECONDS })
    if (Temporal.Instant.compare(ctx.now, graceEnds) > 0) {
      await revokeSession(ctx.tx, session.id, session.account_id, ctx.now)
      await recordEvent(ctx, session.account_id, { kind: 'SESSION_COPIED', sessionId: session.id })
      failAndKeep('InvalidTokenError')
    }
    // Another pair is there while the servers' key is being changed; then the session is renewed once more.
    if (session.refresh_hash.equals(hashToken(tokens.refresh))) return tokens
  }
  await renewSession(ctx.tx, session, {
    accessHash: hashToken(tokens.access),
    refreshHash: hashToken(tokens.refresh),
    ...lifetimes(ctx.now, session.is_temporary),
    now: ctx.now,
    ip: ctx.ip,
  })
  return tokens
}

function tokensAfter(box: SecretBox, refresh: string, { is_temporary }: SessionRow): SessionTokens {
  return {
    access: box.follow(refresh, 'session-access'),
    refresh: box.follow(refresh, 'session-refresh'),
    isTemporary: is_temporary,
  }
}

function isPast(instant: string, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0
}
