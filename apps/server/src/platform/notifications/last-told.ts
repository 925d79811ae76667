import { sql } from '../../db/sql/sql.ts'
import type { NotificationKind } from '#contract/platform/notifications/notice-kinds.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'

interface Told {
  kind: NotificationKind
  memberIds: readonly number[]
  /** What the notices lead to: they are about one thing when they lead to the same address. */
  links: readonly string[]
}

/** Whether somebody was told of one thing in one of these words, read or not. */
export async function wasTold(
  ctx: Pick<CommandContext, 'tx'>,
  kinds: readonly NotificationKind[],
  targetId: number,
  memberId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from notifications where company_id = ${thisCompany} and member_id = ${memberId}
      and kind = any(${[...kinds]}::text[]) and data->>'targetId' = ${String(targetId)}::text limit 1`.execute(
    ctx.tx,
  )
  return rows.length > 0
}

/** When each of some people was last told of each of some things; asked by member and link. */
export async function lastTold(
  ctx: Pick<CommandContext, 'tx'>,
  { kind, memberIds, links }: Told,
): Promise<(memberId: number, link: string) => string | null> {
  if (memberIds.length === 0) return () => null
  const result = await sql<{ member_id: number; link: string; told_at: string }>`
    select member_id, link, max(created_at) as told_at from notifications
    where company_id = ${thisCompany} and member_id = any(${[...new Set(memberIds)]}::bigint[]) and kind = ${kind}
      and link = any(${[...new Set(links)]}::text[])
    group by member_id, link`.execute(ctx.tx)
  const found = new Map(result.rows.map((row) => [`${row.member_id} ${row.link}`, row.told_at]))
  return (memberId, link) => found.get(`${memberId} ${link}`) ?? null
}
