import { sql } from '../../db/sql/sql.ts'
import { kindsOf } from '#contract/platform/notifications/notice-kinds.ts'
import type { NoticeGroup } from '#contract/platform/notifications/notice-groups.ts'
import { atMost, pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'now'>

/** What the actor has been told: some of it is told a little later than it was written, and some outside alone. */
const toldTo = ({ actor, now }: Reader) =>
  sql`company_id = ${thisCompany} and member_id = ${actor.memberId} and in_app and created_at <= ${now}`

export interface NotificationRow {
  id: number
  kind: string
  data: Record<string, unknown>
  link: string
  created_at: string
  read_at: string | null
  times: number
}

const newest = (ctx: Reader, which = sql`true`) =>
  sql`select id, kind, data, link, created_at, read_at, times from notifications
    where ${toldTo(ctx)} and ${which} order by created_at desc, id desc`

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

interface Feed {
  group?: NoticeGroup | undefined
  unread?: boolean | undefined
  /** `<microseconds>-<id>` of the last one of the page before. */
  before?: string | undefined
  page_size: number
}

/** The newest ones of a sort, and where to read on: what comes meanwhile moves no page. */
export async function readFeed(
  ctx: Reader,
  { group, unread, before, page_size: size }: Feed,
): Promise<{ rows: NotificationRow[]; next: string | null }> {
  const [micros, id] = before?.split('-') ?? []
  const which = sql`${unread ? sql`read_at is null` : sql`true`}
    and ${group ? sql`kind = any(${kindsOf(group)}::text[])` : sql`true`}
    and ${before ? sql`(created_at, id) < (to_timestamp(${micros}::numeric / 1000000), ${id}::bigint)` : sql`true`}`
  const { rows } = await sql<NotificationRow>`${newest(ctx, which)} ${atMost(size + 1)}`.execute(ctx.tx)
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { rows: page, next: last ? placeOf(last) : null }
}

function placeOf({ created_at: at, id }: NotificationRow): string {
  const nanos = Temporal.Instant.from(at).epochNanoseconds
  return `${nanos / 1000n}-${id}`
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
