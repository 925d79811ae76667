import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { AuditEntry, MemberContext } from './context.ts'

/** The rows of the trail, to read from; {@link writeAudit} alone adds to them and nothing changes them. */
export const auditRows = sql`audit_events`

/** What tells of nothing but that values became others. */
const OF_VALUES = /\.(update|set|save|correct_row)$/

/** Whether an entry tells of a change and names nothing that became another: nobody did anything. */
export function tellsNoChange({ action, before, after }: AuditEntry): boolean {
  if (!OF_VALUES.test(action) || before === undefined || after === undefined) return false
  const [was, is] = [asKept(before), asKept(after)]
  return Object.entries(is).every(([key, value]) => isDeepStrictEqual(value, was[key] ?? null))
}

/** As it would stand in the trail; nothing written is nothing, however it is said. */
function asKept(told: unknown): Record<string, unknown> {
  const empty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
  const kept = JSON.parse(JSON.stringify(told)) as Record<string, unknown>
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, empty(value) ? null : value]))
}

type Who = Pick<MemberContext, 'tx' | 'now' | 'companyId' | 'actor' | 'requestId' | 'ip'>

/** Writes audit entries in the transaction that they tell of: who, what, target, from where, before and after. */
export async function writeAudit(ctx: Who, said: readonly AuditEntry[]): Promise<void> {
  const entries = said.filter((entry) => !tellsNoChange(entry))
  if (entries.length === 0) return
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
