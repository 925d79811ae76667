import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { noteTouched } from '../../http/live/touched-people.ts'

/** Marks own notifications as read: those named, or all without `ids`. Those of others, and those that are told later, are left alone. */
export async function readNotifications(
  ctx: CommandContext,
  ids: readonly number[] | undefined,
): Promise<void> {
  const named = ids ? sql`id = any(${[...ids]}::bigint[])` : sql`true`
  const { numAffectedRows } = await sql`
    update notifications set read_at = ${ctx.now}
    where company_id = ${thisCompany} and member_id = ${ctx.actor.memberId} and read_at is null and created_at <= ${ctx.now}
      and ${named}`.execute(ctx.tx)
  if (numAffectedRows === 0n) return
  noteTouched(ctx.tx, 'notices', [ctx.actor.memberId])
  ctx.audit({ action: 'notification.read', after: { ids: ids ?? 'all' } })
}
