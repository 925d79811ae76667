import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { freeToDeleteFrom } from '#rules/approvals/retention.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface DueRow {
  id: number
  kind: string
  serial: string | null
  title: string
  content: unknown
  status: string
  author_id: number
  author_name: string
  storage_years: number
  ended_on: string
}

const endedOn = ({ actor }: Reader) =>
  sql`greatest((coalesce(d.decided_at, d.submitted_at) at time zone ${actor.timezone})::date, d.ends_on)`

/** `documents d` has ended, and its time is over: as rules/approvals/retention says, by whole years of the calendar. */
export const isDue = (ctx: Reader): RawBuilder<boolean> =>
  sql<boolean>`d.company_id = ${thisCompany} and d.storage_years is not null and d.kept_on_at is null
    and d.status in ('APPROVED', 'DENIED', 'CANCELED', 'INFORMED')
    and extract(year from ${endedOn(ctx)}) + d.storage_years < ${ctx.today.year}`

export async function listDue(
  ctx: Reader,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ count: number; rows: DueRow[] }> {
  const [rows, count] = await Promise.all([
    sql<DueRow>`
      select d.id, d.kind, d.serial, d.title, d.content, d.status, d.author_id, m.name as author_name, d.storage_years,
        ${endedOn(ctx)} as ended_on
      from documents d join members m on m.company_id = d.company_id and m.id = d.author_id
      where ${isDue(ctx)} order by d.id ${atMost(page_size)} offset ${(page - 1) * page_size}`.execute(
      ctx.tx,
    ),
    countDue(ctx),
  ])
  return { count, rows: rows.rows }
}

export async function countDue(ctx: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from documents d where ${isDue(ctx)}`.execute(ctx.tx)
  return rows[0]!.count
}

export const dueOn = (row: Pick<DueRow, 'ended_on' | 'storage_years'>): string =>
  freeToDeleteFrom(Temporal.PlainDate.from(row.ended_on), row.storage_years).toString()
