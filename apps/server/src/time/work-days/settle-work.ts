import { wholeMonths } from '#rules/calendar/periods.ts'
import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { WORKING_TIME_FIGURES, workingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { termsOfEverybody, workedBefore } from '../../people/employment/index.ts'
import { type DayRange, isClosed } from '../work-plans/index.ts'
import { settlementOf } from './settled-days.ts'
import { storedDaysOf } from './work-days.store.ts'

/** The first day of the month, or the Monday of the week: whole weeks since one. */
const unitOf = sql`case when f.work_type = 'FLEX_MONTH' then date_trunc('month', w.work_on)::date
  else date '2001-01-01' + (w.work_on - date '2001-01-01') / 7 * 7 end`

const lastDayOf = sql`case when u.work_type = 'FLEX_MONTH' then (u.unit + interval '1 month')::date - 1 else u.unit + 6 end`

/** 40 hours, or for flexible work 40 a week for as many days of `u` as are settled by it. */
function limitOf(weeklyMinutes: number): RawBuilder<number> {
  return sql<number>`case when u.work_type is null then ${weeklyMinutes}::int else (
    select ${weeklyMinutes}::int * sum(least(f.until, ${lastDayOf}) - greatest(f.since, u.unit) + 1) / 7 from flexible f
    where f.member_id = u.member_id and f.work_type = u.work_type and f.since <= ${lastDayOf} and f.until >= u.unit) end`
}

function figuresAt(day: Temporal.PlainDate) {
  const first = Temporal.PlainDate.from(WORKING_TIME_FIGURES[0]!.from)
  return workingTimeFigures(Temporal.PlainDate.compare(day, first) < 0 ? first : day)
}

/**
 * Keeps with stored days what their weeks, or settled months, have beyond 40 hours, as `overtimeOfPeriods` of the rules gives it; a test
 * holds the two together. To follow wherever a day, or the type of work on it, has become another: one statement for any
 * number of people, and closed days stay as they are.
 * @param range days that have become others; all of their weeks and months are looked at
 */
export async function settleWork(
  { tx }: Pick<CommandContext, 'tx'>,
  memberIds: readonly number[],
  range: DayRange,
): Promise<void> {
  const [settlement, months] = [settlementOf(range), wholeMonths(range)]
  const { dailyMinutes, weeklyMinutes } = figuresAt(range.from)
  const terms = termsOfEverybody(settlement)
  await sql`with people as materialized (
      select m.id, m.joined_on, m.retired_on, m.work_type from members m
      where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[])
    ), flexible as materialized (
      select p.id as member_id, te.work_type, greatest(te.starts_on, p.joined_on, ${settlement.from}::date) as since,
        least(te.ends_on - 1, p.retired_on, ${settlement.to}::date) as until
      from ${terms} te join people p on p.id = te.member_id
      where te.work_type in ('FLEX_WEEK', 'FLEX_MONTH')
      union all
      select p.id, p.work_type, greatest(p.joined_on, ${settlement.from}::date), least(p.retired_on, ${settlement.to}::date)
      from people p where p.work_type in ('FLEX_WEEK', 'FLEX_MONTH')
        and not exists (select 1 from ${terms} te where te.member_id = p.id)
    ), settled as (
      select w.member_id, w.work_on, w.over_limit_minutes as kept, f.work_type, ${unitOf} as unit,
        case when w.is_holiday or (w.work_on < p.joined_on and not ${workedBefore('w')}) or w.work_on > p.retired_on
            or w.work_on < ${WORKING_TIME_FIGURES[0]!.from}::date then 0
          when f.work_type is null then least(w.worked_minutes, ${dailyMinutes}::int) else w.worked_minutes end as minutes
      from ${storedDaysOf(sql`people`, settlement)} join people p on p.id = w.member_id
      left join flexible f on f.member_id = w.member_id and w.work_on between f.since and f.until
    ), beyond as (
      select member_id, work_on, kept, greatest(0, least(minutes, running - most))::int as minutes
      from (
        select u.*, ${limitOf(weeklyMinutes)} as most from (
          select *, sum(minutes) over (partition by member_id, work_type, unit order by work_on) as running from settled
        ) u
        where u.work_type is distinct from 'FLEX_MONTH' or u.work_on between ${months.from} and ${months.to}
      ) d
    )
    update work_days w set over_limit_minutes = b.minutes
    from beyond b
    where w.company_id = ${thisCompany} and w.member_id = b.member_id and w.work_on = b.work_on and b.kept <> b.minutes
      and not ${isClosed('w')}`.execute(tx)
}
