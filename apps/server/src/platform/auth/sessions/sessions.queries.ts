import type { Tx } from '#server/db/connection.ts'

/** Where an account is signed in: this session first, then the last used. */
export async function listSessions(
  tx: Tx,
  { accountId, sessionId, now }: { accountId: number; sessionId: number; now: Temporal.Instant },
) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'ip', 'last_ip', 'user_agent', 'created_at', 'refreshed_at', 'is_temporary'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toString())
    .orderBy((row) => row('id', '=', sessionId), 'desc')
    .orderBy('refreshed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number]
