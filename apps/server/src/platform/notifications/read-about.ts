import { sql } from '../../db/sql/sql.ts'
import type { NotificationKind } from '#contract/platform/notifications/notice-kinds.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { noteTouched } from '../../http/live/touched-people.ts'

/** Marks as read what the actor was told of one thing: whoever has dealt with it need not be told any more. */
export async function readAbout(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'now'>,
  kinds: NotificationKind | readonly NotificationKind[],
  targetId: number,
): Promise<void> {
  const { memberId } = ctx.actor
  const { numAffectedRows: read } = await sql`
    update notifications set read_at = ${ctx.now.toString()}::timestamptz
    where company_id = ${thisCompany} and member_id = ${memberId} and read_at is null
      and kind = any(${[kinds].flat()}::text[]) and data->>'targetId' = ${String(targetId)}::text`.execute(
    ctx.tx,
  )
  if (read) noteTouched(ctx.tx, 'notices', [memberId])
}
