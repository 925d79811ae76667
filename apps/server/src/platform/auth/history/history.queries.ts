import type { Tx } from '#server/db/connection.ts'

export interface HistoryFilter {
  accountId: number
  /** Only events older than this one. */
  before: number | undefined
  limit: number
}

/** The events of an account, newest first; one more than wanted tells that there are older ones. */
export async function listEvents(tx: Tx, { accountId, before, limit }: HistoryFilter) {
  const rows = await tx
    .selectFrom('account_events')
    .select(['id', 'happened_at', 'kind', 'method', 'is_new_device', 'session_id', 'ip', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const results = rows.slice(0, limit)
  return { results, nextBefore: rows.length > limit ? results.at(-1)!.id : null }
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>['results'][number]
