import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { atMost, pageOf } from '../../db/page-of.ts'
import type { MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import type { NoticeTexts } from './publish-notice.ts'

export interface NoticeRow {
  id: number
  texts: NoticeTexts
  published_at: string
}

type Asking = Pick<MemberContext, 'tx' | 'now'>

const MOST_RECENT = 5

/** What the operator tells at a moment, newest first. */
export async function recentNotices({ tx, now }: Asking): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select id, texts, published_at from operator_notices
    where published_at <= ${now.toString()} and (shown_until is null or shown_until > ${now.toString()})
    order by id desc ${atMost(MOST_RECENT)}`.execute(tx)
  return rows
}

/** Everything that was told, newest first, in pages. */
export async function listNotices(
  { tx, now }: Asking,
  page: { page: number; page_size: number },
): Promise<{ count: number; rows: NoticeRow[] }> {
  const told = sql`from operator_notices where published_at <= ${now.toString()}`
  const [counted, listed] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count ${told}`.execute(tx),
    sql<NoticeRow>`select id, texts, published_at ${told} order by id desc ${pageOf(page)}`.execute(tx),
  ])
  return { count: counted.rows[0]!.count, rows: listed.rows }
}

/** @throws Failure NOT_FOUND */
export async function getNotice(
  { tx, now }: { tx: Tx; now: Temporal.Instant },
  id: number,
): Promise<NoticeRow> {
  const { rows } = await sql<NoticeRow>`
    select id, texts, published_at from operator_notices
    where id = ${id} and published_at <= ${now.toString()}`.execute(tx)
  return found(rows[0])
}
