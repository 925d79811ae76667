import type { OwnAccountContext } from '../auth-context.ts'
import { recordEvent } from '../history/account-events.store.ts'
import { revokeSession } from './sessions.store.ts'

/** Ends this session; those on other devices go on. */
export async function signOut(ctx: OwnAccountContext): Promise<void> {
  await revokeSession(ctx.tx, ctx.sessionId, ctx.accountId, ctx.now)
  await recordEvent(ctx, ctx.accountId, { kind: 'SIGNED_OUT', sessionId: ctx.sessionId })
}
