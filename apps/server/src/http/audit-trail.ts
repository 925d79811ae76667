import { sql } from 'kysely'
import type { AuditEntry, MemberContext } from './context.ts'

/** The rows of the trail, to read from; {@link writeAudit} alone adds to them and nothing changes them. */
export const auditRows = sql`audit_events`

type Who = Pick<MemberContext, 'tx' | 'now' | 'companyId' | 'actor' | 'requestId' | 'ip'>

/** Writes audit entries in the transaction that they tell of: who, what, target, from where, before and after. */
export async function writeAudit(ctx: Who, entries: readonly AuditEntry[]): Promise<void> {
  await ctx.tx
    .insertInto('audit_events')
    .values(
      entries.map((entry) => ({
        company_id: ctx.companyId,
        happened_at: ctx.now.toString(),
        // Neither when the product itself acts.
        actor_member_id: ctx.actor.memberId || null,
        actor_account_id: ctx.actor.accountId || null,
        action: entry.action,
        target_kind: entry.target?.[0] ?? null,
        target_id: entry.target?.[1] ?? null,
        before: entry.before === undefined ? null : JSON.stringify(entry.before),
        after: entry.after === undefined ? null : JSON.stringify(entry.after),
        request_id: ctx.requestId,
        ip: ctx.ip,
      })),
    )
    .execute()
}
