import type { CompanyId } from '../../../db/transaction.ts'
import { writeAudit } from '../../../http/audit-trail.ts'
import type { AuditEntry, CommandContext, PublicContext } from '../../../http/context.ts'
import { dayOf } from '../../../http/make-context.ts'
import { loadActor } from '../../roles/index.ts'
import { tellJoined } from '../matters/matters.ts'

interface Joining {
  companyId: CompanyId
  memberId: number
  accountId: number
  /** The last day of an employment before; undefined for somebody who never stopped working here. */
  earlierEnd: Temporal.PlainDate | null | undefined
}

/**
 * Tells the matters that somebody begins to work here, and writes the trail of the company in their own name: who is just
 * entering comes with a request that knows no company yet. The transaction is bound to the company.
 */
export async function recordJoining(
  ctx: PublicContext,
  { companyId, memberId, accountId, earlierEnd }: Joining,
  entry: AuditEntry,
): Promise<void> {
  const actor = await loadActor(ctx.tx, companyId, memberId, accountId)
  if (!actor) throw new Error('Somebody who has just entered a company works there.')
  const entries = [entry]
  const inside: CommandContext = {
    ...ctx,
    companyId,
    actor,
    today: dayOf(actor, ctx.now),
    audit: (more) => entries.push(more),
  }
  if (earlierEnd !== undefined) await tellJoined(inside, { memberId, earlierEnd })
  await writeAudit({ ...ctx, companyId, actor }, entries)
}
