import type { CompanyId } from '#server/db/transaction.ts'
import { writeAudit } from '#server/http/audit-trail.ts'
import type { AccountContext, AuditEntry } from '#server/http/context.ts'
import { loadActor } from '#server/people/roles/index.ts'

/** Writes into the trail of a company that the session is just entering; the route itself knows no company yet. */
export async function recordEntry(
  ctx: AccountContext,
  who: { companyId: CompanyId; memberId: number },
  entry: AuditEntry,
): Promise<void> {
  const { companyId, memberId } = who
  const actor = await loadActor(ctx.tx, companyId, memberId, ctx.accountId)
  if (!actor) throw new Error('Somebody who has just entered a company works there.')
  await writeAudit({ ...ctx, companyId, actor }, [entry])
}
