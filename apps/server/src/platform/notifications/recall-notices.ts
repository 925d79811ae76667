import { sql } from 'kysely'
import type { NotificationKind } from '#contract/platform/notifications/notifications.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'

/**
 * Takes back what people were, or are about to be, told of one thing and have not read: it is not so any more.
 * @param partId only what was told of this part of the thing
 */
export async function recallNotices(
  ctx: Pick<CommandContext, 'tx'>,
  kinds: NotificationKind | readonly NotificationKind[],
  targetId: number,
  memberIds: readonly number[],
  partId?: number,
): Promise<void> {
  await sql`
    delete from notifications
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and read_at is null
      and kind = any(${[kinds].flat()}::text[]) and data->>'targetId' = ${String(targetId)}::text
      and (${partId ?? null}::bigint is null or (data->>'partId')::bigint = ${partId ?? null})`.execute(
    ctx.tx,
  )
}
