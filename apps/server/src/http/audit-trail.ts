import { isDeepStrictEqual } from 'node:util'
import { sql } from '../db/sql/sql.ts'
import type { AuditEntry, MemberContext } from './context.ts'

/** The rows of the trail, to read from; {@link writeAudit} alone adds to them and nothing changes them. */
export const auditRows = sql`audit_events`

/**
 * Whether all that a change names stands so already, by the same names: then a command writes and tells nothing. What is undefined is
 * not named; null, nothing written and an empty list are three things.
 */
export function standsSo(before: object, change: object): boolean {
  const [was, wanted] = [asKept(before), asKept(change)]
  return Object.entries(wanted).every(([key, value]) => key in was && isDeepStrictEqual(value, was[key]))
}

/** Of what stood before, what a change names: the two are read side by side. */
export function namedIn<T extends object>(before: T, change: object): Partial<T> {
  const names = new Map(Object.entries(change))
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => names.get(name) !== undefined),
  ) as Partial<T>
}

/** As it would stand in the trail. */
const asKept = (told: object) => JSON.parse(JSON.stringify(told)) as Record<string, unknown>

type Who = Pick<MemberContext, 'tx' | 'now' | 'companyId' | 'actor' | 'requestId' | 'ip'>

/** Writes audit entries in the transaction that they tell of: who, what, target, from where, before and after. */
export async function writeAudit(ctx: Who, entries: readonly AuditEntry[]): Promise<void> {
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
