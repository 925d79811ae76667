import { type RawBuilder, sql } from 'kysely'
import type { termItems } from '#contract/platform/auth/auth.ts'
import type { Tx } from '#server/db/connection.ts'

type Term = (typeof termItems)[number]

/** Whether the owner of an account has agreed to a term, for a statement. @param account the expression of its id */
export function agreedTo(item: Term, account: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select a.agreed from account_terms a where a.account_id = ${account}
    and a.item = ${item}), false)`
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
