import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { atMost, pageOf } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { joinTeamOn } from '../../../people/roles/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'today'>

/** How many replies `documents d` has. */
export const replyCount: RawBuilder<number> = sql`(select count(*)::int from document_replies re
  where re.company_id = ${thisCompany} and re.document_id = d.id)`

export interface ReplyRow {
  id: number
  document_id: number
  member_id: number
  content: string
  created_at: string
  changed_at: string | null
  name: string
  position: string
  team_name: string | null
}

/** The replies under a document, the newest first. */
export async function listReplies(
  ctx: Reader,
  documentId: number,
  paging: { page: number; page_size: number },
): Promise<{ count: number; rows: ReplyRow[] }> {
  const under = sql`re.company_id = ${thisCompany} and re.document_id = ${documentId}`
  const [page, counted] = await Promise.all([
    sql<ReplyRow>`${replies(ctx)} where ${under} order by re.id desc ${pageOf(paging)}`.execute(ctx.tx),
    sql<{ count: number }>`select count(*)::int as count from document_replies re where ${under}`.execute(
      ctx.tx,
    ),
  ])
  return { count: counted.rows[0]!.count, rows: page.rows }
}

/** The newest replies under each of these documents, at most so many under each. */
export async function newestReplies(
  ctx: Reader,
  documentIds: readonly number[],
  most: number,
): Promise<Map<number, ReplyRow[]>> {
  const { rows } = await sql<ReplyRow>`
    select one.* from unnest(${[...documentIds]}::bigint[]) wanted (id)
    cross join lateral (${replies(ctx)} where re.company_id = ${thisCompany} and re.document_id = wanted.id
      order by re.id desc ${atMost(most)}) one
    order by one.id desc`.execute(ctx.tx)
  return Map.groupBy(rows, (row) => row.document_id)
}

export async function findReply(ctx: Reader, id: number): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    ${replies(ctx)} where re.company_id = ${thisCompany} and re.id = ${id}`.execute(ctx.tx)
  return rows[0]
}

const replies = ({ today }: Reader) => sql`
  select re.id, re.document_id, re.member_id, re.content, re.created_at, re.changed_at, m.name, m.position, t.name as team_name
  from document_replies re
  join members m on m.company_id = re.company_id and m.id = re.member_id
  ${joinTeamOn(today)}`
