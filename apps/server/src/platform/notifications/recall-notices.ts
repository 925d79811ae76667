import { sql } from '../../db/sql/sql.ts'
import type { NotificationKind } from '#contract/platform/notifications/notice-kinds.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { noteTouched } from '../../http/live/touched-people.ts'

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
  const { rows } = await sql<{ member_id: number }>`
    delete from notifications
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and read_at is null
      and kind = any(${[kinds].flat()}::text[]) and data->>'targetId' = ${String(targetId)}::text
      and (${partId ?? null}::bigint is null or (data->>'partId')::bigint = ${partId ?? null})
    returning member_id`.execute(ctx.tx)
  noteTouched(
    ctx.tx,
    'notices',
    rows.map((row) => row.member_id),
  )
}

/** Lets what people were told of one thing, and have not read, call it as it is called now. */
export async function retitleNotices(
  ctx: Pick<CommandContext, 'tx'>,
  kinds: readonly NotificationKind[],
  {
    targetId,
    memberIds,
    title,
  }: {
    targetId: number
    memberIds: readonly number[]
    title: Record<Language, string>
  },
): Promise<void> {
  const { rows } = await sql<{ member_id: number }>`
    update notifications set data = data || ${JSON.stringify({ title })}::jsonb
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and read_at is null
      and kind = any(${[...kinds]}::text[]) and data->>'targetId' = ${String(targetId)}::text
    returning member_id`.execute(ctx.tx)
  noteTouched(
    ctx.tx,
    'notices',
    rows.map((row) => row.member_id),
  )
}
