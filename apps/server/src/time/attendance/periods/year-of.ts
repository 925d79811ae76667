import { sql } from '../../../db/sql/sql.ts'
import type { getWorkTimeYear } from '#contract/time/attendance/attendance-periods.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { joinTeamOn, visibleMembers } from '../../../people/roles/index.ts'
import { storedDays } from '../../work-days/index.ts'
import { type DayRange, workingNowOf } from '../../work-plans/index.ts'
import { refuseOutside } from '../in-view.ts'
import { SUM_COLUMNS, type SumRow, sumsAt } from '../work-time.queries.ts'

type Asked = EndpointInput<typeof getWorkTimeYear>['query']
type Year = Input<(typeof getWorkTimeYear)['response']>
type MonthSums = SumRow & { start_date: string; updated_at: string }

interface PersonYear {
  id: number
  name: string
  team_name: string | null
  is_visible: boolean
  months: MonthSums[]
}

/** One person's year by months: one statement. @throws Failure NOT_FOUND, FORBIDDEN for a colleague whose records are not seen */
export async function yearOf(ctx: MemberContext, asked: Asked): Promise<Year> {
  const now = workingNowOf(ctx)
  const { year } = asked.date ?? now.day
  const from = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  const range = { from, to: from.with({ month: 12, day: 31 }) }
  await refuseOutside(ctx, asked, range.to)
  const memberId = asked.user_id ?? ctx.actor.memberId
  const person = found(await readYear(ctx, range, memberId))
  if (!person.is_visible) fail('FORBIDDEN')
  const stored = new Map(person.months.map((month) => [month.start_date, month]))
  const months = Array.from({ length: 12 }, (_, at) => {
    const start_date = from.with({ month: at + 1 }).toString()
    const sums = stored.get(start_date)
    return { start_date, ...sumsOf((column) => sums?.[column] ?? 0) }
  })
  return {
    user_id: person.id,
    username: person.name,
    team_name: person.team_name,
    start_date: range.from.toString(),
    end_date: range.to.toString(),
    prev_date: range.from.subtract({ years: 1 }).toString(),
    next_date: range.from.add({ years: 1 }).toString(),
    months,
    total: sumsOf((column) => months.reduce((sum, month) => sum + month[column], 0)),
    updated_datetime:
      person.months
        .map((month) => month.updated_at)
        .toSorted()
        .at(-1) ?? null,
  }
}

function sumsOf(valueOf: (column: (typeof SUM_COLUMNS)[number]) => number): SumRow {
  return Object.fromEntries(SUM_COLUMNS.map((column) => [column, valueOf(column)])) as unknown as SumRow
}

async function readYear(
  ctx: MemberContext,
  range: DayRange,
  memberId: number,
): Promise<PersonYear | undefined> {
  const result = await sql<PersonYear>`
    with months as (
      select date_trunc('month', w.work_on)::date as start_date, max(w.updated_at) as updated_at,
        ${sumsAt(workingNowOf(ctx))}
      from ${storedDays(range)} where w.member_id = ${memberId} group by 1
    )
    select m.id, m.name, t.name as team_name, ${visibleMembers(ctx, sql.ref('m.id'))} as is_visible,
      (select coalesce(json_agg(months), '[]') from months) as months
    from members m ${joinTeamOn(ctx.today)}
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(ctx.tx)
  return result.rows[0]
}
