import { sql } from '#server/db/sql/sql.ts'
import type { termItems } from '#contract/platform/auth/auth.ts'
import type { Tx } from '#server/db/connection.ts'

type Term = (typeof termItems)[number]

/** The accounts among these whose owners have agreed to a term. */
export async function agreeing(tx: Tx, item: Term, accountIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from account_terms
    where account_id = any(${accountIds}::bigint[]) and item = ${item} and agreed`.execute(tx)
  return new Set(rows.map((row) => row.account_id))
}

/** Agrees to a term, or takes that back. */
export async function answerTerm(
  { tx, now, accountId }: { tx: Tx; now: Temporal.Instant; accountId: number },
  item: Term,
  agreed: boolean,
): Promise<void> {
  await tx
    .insertInto('account_terms')
    .values({ account_id: accountId, item, agreed, agreed_at: now.toString() })
    .onConflict((on) => on.columns(['account_id', 'item']).doUpdateSet({ agreed, agreed_at: now.toString() }))
    .execute()
}
