import { sql } from 'kysely'
import { atMost, pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'now'>

/** What the actor has been told: some of it is told a little later than it was written. */
const toldTo = ({ actor, now }: Reader) =>
  sql`company_id = ${thisCompany} and member_id = ${actor.memberId} and created_at <= ${now}`

export interface NotificationRow {
  id: number
  kind: string
  data: Record<string, unknown>
  link: string
  created_at: string
  read_at: string | null
}

const newest = (ctx: Reader) =>
  sql`select id, kind, data, link, created_at, read_at from notifications where ${toldTo(ctx)} order by created_at desc, id desc`

export async function latestNotifications(ctx: Reader, most: number): Promise<NotificationRow[]> {
  return (await sql<NotificationRow>`${newest(ctx)} ${atMost(most)}`.execute(ctx.tx)).rows
}

export async function listNotifications(ctx: Reader, paging: { page: number; page_size: number }) {
  const [count, rows] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from notifications where ${toldTo(ctx)}`.execute(
      ctx.tx,
    ),
    sql<NotificationRow>`${newest(ctx)} ${pageOf(paging)}`.execute(ctx.tx),
  ])
  return { count: count.rows[0]?.count ?? 0, rows: rows.rows }
}

// A badge shows 99+ beyond this, so counting further would be for nobody.
const MOST_COUNTED = 100

/** How many notifications the actor has not read; 100 stands for 100 or more. */
export async function countUnread(ctx: Reader): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from notifications
      where ${toldTo(ctx)} and read_at is null ${atMost(MOST_COUNTED)}
    ) unread`.execute(ctx.tx)
  return result.rows[0]?.count ?? 0
}
