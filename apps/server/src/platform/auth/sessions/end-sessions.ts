import { fail, found } from '#server/http/fail.ts'
import type { OwnAccountContext } from '../auth-context.ts'
import { forgetDevice, forgetDevices } from '../devices/known-devices.store.ts'
import { recordEvent } from '../history/account-events.store.ts'
import { liveSession, revokeSession, revokeSessions } from './sessions.store.ts'

/**
 * Ends one other session of the account. Its browser is a stranger's from then on: it may be a lost telephone.
 * @throws Failure NOT_FOUND for sessions of others and ended ones, OWN_SESSION
 */
export async function endSession(ctx: OwnAccountContext, sessionId: number): Promise<void> {
  if (sessionId === ctx.sessionId) fail('OWN_SESSION')
  const session = found(await liveSession(ctx.tx, sessionId, ctx.accountId, ctx.now))
  if (!(await revokeSession(ctx.tx, session.id, ctx.accountId, ctx.now))) fail('NOT_FOUND')
  const own = await liveSession(ctx.tx, ctx.sessionId, ctx.accountId, ctx.now)
  // The same browser may be signed in twice; this one stays known.
  const isOtherDevice = session.device_hash && !own?.device_hash?.equals(session.device_hash)
  if (isOtherDevice) await forgetDevice(ctx.tx, ctx.accountId, session.device_hash!)
  await recordEvent(ctx, ctx.accountId, { kind: 'SESSION_ENDED', sessionId })
}

/** Ends every session but this one. @returns how many there were */
export async function endOtherSessions(ctx: OwnAccountContext): Promise<number> {
  const ended = await leaveOnlyThis(ctx)
  if (ended > 0) await recordEvent(ctx, ctx.accountId, { kind: 'OTHER_SESSIONS_ENDED' })
  return ended
}

/** The same without a line in the history, for what is told there by itself, such as a changed password. */
export async function leaveOnlyThis(ctx: OwnAccountContext): Promise<number> {
  const own = await liveSession(ctx.tx, ctx.sessionId, ctx.accountId, ctx.now)
  await forgetDevices(ctx.tx, ctx.accountId, own?.device_hash ?? null)
  return revokeSessions(ctx.tx, ctx.accountId, ctx.now, ctx.sessionId)
}
