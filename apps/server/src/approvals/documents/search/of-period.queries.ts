import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { joinTeamOn } from '../../../people/roles/index.ts'
import { kindIsOpen } from '../kinds/switched-off-kinds.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface Period {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/** All documents of the company that were submitted in a period, the first first; for who may open all of them. */
export async function submittedIn(ctx: Reader, period: Period): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d where ${isIn(ctx, period)} order by d.id`.execute(ctx.tx)
  return rows.map(({ id }) => id)
}

export interface WrittenRow {
  id: number
  serial: string | null
  status: DocumentStatus
  title: string
  content: unknown
  author_name: string
  author_team: string | null
  submitted_at: string
  decided_at: string | null
}

/** The next documents of forms behind one, the first first. */
export async function writtenWith(
  ctx: Reader,
  formIds: readonly number[],
  period: Period,
  { after, size }: { after: number; size: number },
): Promise<WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`
    select d.id, d.serial, d.status, d.title, d.content, m.name as author_name, t.name as author_team, d.submitted_at,
      d.decided_at
    from documents d join members m on m.company_id = d.company_id and m.id = d.author_id ${joinTeamOn(ctx.today)}
    where ${isIn(ctx, period)} and d.id > ${after} and (d.content -> 'form' ->> 'id')::bigint = any(${[...formIds]}::bigint[])
    order by d.id limit ${size}::int`.execute(ctx.tx)
  return rows
}

function isIn(ctx: Reader, { from, to }: Period): RawBuilder<boolean> {
  const { timezone } = ctx.actor
  return sql`d.company_id = ${thisCompany} and d.status <> 'ERASED' and ${kindIsOpen(ctx)}
    and d.submitted_at >= ${from.toString()}::date::timestamp at time zone ${timezone}
    and d.submitted_at < (${to.toString()}::date + 1)::timestamp at time zone ${timezone}`
}
