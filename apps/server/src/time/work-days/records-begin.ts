import { sql } from '../../db/sql/sql.ts'
import { dayText } from '../../day-text.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { closedBetween } from '../work-plans/index.ts'

interface BeginRow {
  begin: string
  /** The day of the first check-in, or the running one. */
  latest: string
  people: number
  first: string | null
}

/**
 * Judges the day on which the records of a company begin, after it has changed. Nothing that was recorded comes to lie before it
 * (a day that was cut off by mistake would go unnoticed), and nobody has confirmed a day that would mean something else now.
 * @throws Failure RECORDS_BEGIN_LATE, RECORDS_BEGIN_CLOSED
 */
export async function refuseBegin(
  ctx: Pick<MemberContext, 'tx' | 'today' | 'language'>,
  before: { records_begin: string },
): Promise<void> {
  const was = before.records_begin
  const { rows } = await sql<BeginRow>`
    select c.records_begin as begin,
      least(${ctx.today}::date, (select min(w.work_on) from work_days w
        where w.company_id = ${thisCompany} and w.in_minute is not null)) as latest, k.people, k.first
    from companies c cross join lateral ${closedBetween(sql`least(c.records_begin, ${was}::date)`, sql`greatest(c.records_begin, ${was}::date)`)} k
    where c.company_id = ${thisCompany}`.execute(ctx.tx)
  const { begin, latest, people, first } = rows[0]!
  const said = (day: string) => dayText(Temporal.PlainDate.from(day), ctx.language, ctx.today.year)
  if (begin > was && begin > latest) fail('RECORDS_BEGIN_LATE', { day: said(latest) })
  if (first !== null) fail('RECORDS_BEGIN_CLOSED', { count: people, day: said(first) })
}
