import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { openAfter } from '#rules/work-time/duty-state.ts'
import { pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { readInView, type ViewFilter } from './in-view.ts'
import { storedDays, storedDaysOfMany } from '../work-days/index.ts'
import type { DayRange, WorkingNow } from '../work-plans/index.ts'
import { employedWithin } from '../../people/employment/index.ts'
import { joinTeamOn } from '../../people/roles/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>

export interface SumRow {
  worked_days: number
  work_minutes: number
  rest_minutes: number
  night_minutes: number
  overtime_minutes: number
  holiday_minutes: number
  holiday_over_minutes: number
  late_minutes: number
  leave_minutes: number
  excluded_minutes: number
  early_minutes: number
  /** Beyond the 40 hours of weeks, and of settled months. */
  over_limit_minutes: number
  late_days: number
  open_days: number
}

export interface MonthRow extends SumRow {
  user_id: number
  username: string
  team_name: string | null
}

/** Of days that end: whose shift still goes on has forgotten nothing, see missingOn. */
export const sumsAt = ({ day, minute }: WorkingNow) => sql`
  count(w.in_minute)::int as worked_days, sum(w.worked_minutes)::int as work_minutes,
  sum(w.rest_minutes)::int as rest_minutes, sum(w.night_minutes)::int as night_minutes,
  sum(w.overtime_minutes)::int as overtime_minutes, sum(w.holiday_minutes)::int as holiday_minutes,
  sum(w.holiday_over_minutes)::int as holiday_over_minutes, sum(w.late_minutes)::int as late_minutes,
  sum(w.leave_minutes)::int as leave_minutes, sum(w.excluded_minutes)::int as excluded_minutes,
  sum(w.early_minutes)::int as early_minutes, sum(w.over_limit_minutes)::int as over_limit_minutes, count(nullif(w.late_minutes, 0))::int as late_days,
  (count(w.in_minute) filter (where w.out_minute is null
    and (w.work_on, w.in_minute) <= (${day.subtract({ days: 1 })}::date, ${openAfter(minute)}::int)))::int as open_days`

/** What the sums are made of. */
const SUMMED = [
  'work_on',
  'in_minute',
  'out_minute',
  'worked_minutes',
  'rest_minutes',
  'night_minutes',
  'overtime_minutes',
  'holiday_minutes',
  'holiday_over_minutes',
  'late_minutes',
  'leave_minutes',
  'excluded_minutes',
  'early_minutes',
  'over_limit_minutes',
] as const

export const SUM_COLUMNS = [
  'worked_days',
  'work_minutes',
  'rest_minutes',
  'night_minutes',
  'overtime_minutes',
  'holiday_minutes',
  'holiday_over_minutes',
  'late_minutes',
  'leave_minutes',
  'excluded_minutes',
  'early_minutes',
  'over_limit_minutes',
  'late_days',
  'open_days',
] as const

const orZero = sql.join(
  SUM_COLUMNS.map((column) => sql`coalesce(s.${sql.ref(column)}, 0) as ${sql.ref(column)}`),
)

/** People who belonged to the company at some time of the range, as `m`, with their team at its end; conditions may follow. */
export function peopleOf(range: DayRange, inView: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`members m ${joinTeamOn(range.to)}
    where m.company_id = ${thisCompany} and ${employedWithin(range)} and ${inView}`
}

/** A page of people with the sums of their days, ordered by name, and their number: one statement, nothing per row. */
export async function listMonths(
  ctx: Asking,
  range: DayRange,
  filter: ViewFilter & { page: number; page_size: number },
  now: WorkingNow,
): Promise<{ rows: MonthRow[]; count: number }> {
  const result = await readInView(ctx, filter, 'records', (inView) =>
    sql<MonthRow & { in_all: number }>`
    with in_view as materialized (
      select m.id, m.name, ${nameOrder(ctx)} as by_name, t.name as team_name
      from ${peopleOf(range, inView)}
    ), people as materialized (
      select * from in_view order by by_name, id ${pageOf(filter)}
    ), s as (
      select w.member_id, ${sumsAt(now)} from ${storedDaysOfMany(sql`people`, range, SUMMED)} group by w.member_id
    )
    select c.in_all, p.id as user_id, p.name as username, p.team_name, ${orZero}
    from (select count(*)::int as in_all from in_view) c
    left join people p on true left join s on s.member_id = p.id
    order by p.by_name, p.id`.execute(ctx.tx),
  )
  return { rows: result.rows.filter((row) => row.user_id !== null), count: result.rows[0]!.in_all }
}

export interface MonthSummary extends SumRow {
  member_count: number
  updated_datetime: string | null
}

/** The sums over everybody in view. */
export async function sumMonths(
  ctx: Asking,
  range: DayRange,
  filter: ViewFilter,
  now: WorkingNow,
): Promise<MonthSummary> {
  const result = await readInView(ctx, filter, 'records', (inView) =>
    sql<MonthSummary>`
    with people as materialized (select m.id from ${peopleOf(range, inView)})
    select (select count(*)::int from people) as member_count, s.updated_datetime, ${orZero}
    from (select ${sumsAt(now)}, max(w.updated_at) as updated_datetime from ${storedDays(range)}
      where w.member_id in (select id from people)) s`.execute(ctx.tx),
  )
  return result.rows[0]!
}

export interface SheetPerson {
  id: number
  name: string
  team_name: string | null
}

/** Everybody who is in view in a range, by name, as the rows of the spreadsheet call them. */
export async function listPeopleInView(
  ctx: Asking,
  range: DayRange,
  filter: ViewFilter & { onlyRetired?: boolean },
): Promise<SheetPerson[]> {
  const { rows } = await readInView(ctx, filter, 'records', (inView) =>
    sql<SheetPerson>`
    select m.id, m.name, t.name as team_name from ${peopleOf(range, inView)}
      ${filter.onlyRetired ? sql`and m.status = 'RETIRED'` : sql``}
    order by m.name, m.id`.execute(ctx.tx),
  )
  return rows
}

const SHEET_FIGURES = [
  'in_minute',
  'out_minute',
  'worked_minutes',
  'rest_minutes',
  'excluded_minutes',
  'night_minutes',
  'overtime_minutes',
  'holiday_minutes',
  'holiday_over_minutes',
  'late_minutes',
  'early_minutes',
  'leave_minutes',
  'over_limit_minutes',
] as const

type SheetFigure = (typeof SHEET_FIGURES)[number]

/**
 * A stored day of some people, column by column, what is of one person at the same place of each: as rows they would be
 * several times as large, and of a month of thousands most of them would stay in memory for long.
 */
export type SheetDay = { member_id: number[] } & Record<SheetFigure, (number | null)[]>

/** Without the names of the people: those are the same on every day. */
export async function listSheetDay(
  { tx }: Pick<Asking, 'tx'>,
  memberIds: readonly number[],
  day: Temporal.PlainDate,
): Promise<SheetDay> {
  const columns = ['member_id', ...SHEET_FIGURES].map(
    (name) => sql`coalesce(json_agg(${sql.ref(`w.${name}`)}), '[]') as ${sql.ref(name)}`,
  )
  const { rows } = await sql<SheetDay>`
    select ${sql.join(columns)}
    from ${storedDays({ from: day, to: day })} where w.member_id = any(${[...memberIds]}::bigint[])`.execute(
    tx,
  )
  return rows[0]!
}
