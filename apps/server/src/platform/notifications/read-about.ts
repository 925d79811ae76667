import { sql } from 'kysely'
import type { NotificationKind } from '#contract/platform/notifications/notifications.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'

/** Marks as read what the actor was told of one thing: whoever has dealt with it need not be told any more. */
export async function readAbout(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'now'>,
  kinds: NotificationKind | readonly NotificationKind[],
  targetId: number,
): Promise<void> {
  await sql`
    update notifications set read_at = ${ctx.now.toString()}::timestamptz
    where company_id = ${thisCompany} and member_id = ${ctx.actor.memberId} and read_at is null
      and kind = any(${[kinds].flat()}::text[]) and data->>'targetId' = ${String(targetId)}::text`.execute(
    ctx.tx,
  )
}
