import { sql } from 'kysely'
import { dayText } from '../../day-text.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { peopleClosed } from '../work-plans/index.ts'

interface BeginRow {
  begin: string
  /** The day of the first check-in, or the running one. */
  latest: string
  closed: number
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
        where w.company_id = ${thisCompany} and w.in_minute is not null)) as latest,
      ${peopleClosed(sql`least(c.records_begin, ${was}::date)`, sql`greatest(c.records_begin, ${was}::date)`)} as closed
    from companies c where c.company_id = ${thisCompany}`.execute(ctx.tx)
  const { begin, latest, closed } = rows[0]!
  if (begin > was && begin > latest)
    fail('RECORDS_BEGIN_LATE', {
      day: dayText(Temporal.PlainDate.from(latest), ctx.language, ctx.today.year),
    })
  if (closed > 0) fail('RECORDS_BEGIN_CLOSED', { count: closed })
}
