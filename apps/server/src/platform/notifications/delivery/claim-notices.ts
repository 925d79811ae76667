import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { NotificationRow } from '../notifications.queries.ts'
import { findNoticeKind, type NoticeReader } from '../notice-registry.ts'

/** Those of some notifications, still unread, that are worth telling outside of the product. */
export async function worthTelling(
  reader: NoticeReader,
  rows: readonly NotificationRow[],
): Promise<NotificationRow[]> {
  const holding = new Set<number>()
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const { stillMatters, stillVisible } = findNoticeKind(kind) ?? {}
    const judge = stillMatters ?? stillVisible
    const ids = judge ? await judge(reader, some) : some.map(({ id }) => id)
    for (const id of ids) holding.add(id)
  }
  return rows.filter(({ id }) => holding.has(id))
}

/** Notes that some notifications are mailed with this transaction. @returns those that were neither mailed nor read before */
export async function claimForMail(
  ctx: Pick<CommandContext, 'tx' | 'now'>,
  memberId: number,
  ids: readonly number[],
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    update notifications set mailed_at = ${ctx.now}
    where company_id = ${thisCompany} and member_id = ${memberId} and id = any(${[...ids]}::bigint[])
      and read_at is null and mailed_at is null
    returning id, kind, data, link, created_at, read_at, times`.execute(ctx.tx)
  return rows.toSorted((one, other) => one.id - other.id)
}

/** A mail that could not be sent was not sent: it is tried again. */
export async function giveBack(ctx: Pick<CommandContext, 'tx'>, ids: readonly number[]): Promise<void> {
  await sql`update notifications set mailed_at = null
    where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(ctx.tx)
}

/** Those of some notifications that their person has not read. */
export async function findUnread(
  { tx }: Pick<CommandContext, 'tx'>,
  memberId: number,
  ids: readonly number[],
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select id, kind, data, link, created_at, read_at, times from notifications
    where company_id = ${thisCompany} and member_id = ${memberId} and id = any(${[...ids]}::bigint[]) and read_at is null
    order by id`.execute(tx)
  return rows
}
