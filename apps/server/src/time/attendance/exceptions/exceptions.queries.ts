import { type RawBuilder, sql } from 'kysely'
import type { missingKinds } from '#contract/time/attendance/day-lists.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { openAfter } from '#rules/work-time/duty-state.ts'
import { pageOf } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { nameOrder } from '../../../http/reader/name-order.ts'
import { absencesInForce, dayMinutesOn, employedWithin } from '../../../people/employment/index.ts'
import { coveredMembers, joinTeamOn } from '../../../people/roles/index.ts'
import { closedMissing, storedDays, storedDaysOf } from '../../work-days/index.ts'
import {
  hasOwnDays,
  type DayRange,
  joinShift,
  plannedDays,
  wholeMinutesOn,
  worksOn,
  workingNowOf,
} from '../../work-plans/index.ts'
import { membersInView, type ViewFilter } from '../in-view.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'now' | 'language'>

export interface ExceptionFilter extends ViewFilter {
  admin_only?: boolean | undefined
  /** Only these people. */
  memberIds?: readonly number[] | undefined
}

interface ExceptionRow {
  member_id: number
  name: string
  team_id: number | null
  team_name: string | null
  work_on: string
  in_minute: number | null
  out_minute: number | null
}

export interface LateRow extends ExceptionRow {
  planned_start_minute: number | null
  late_minutes: number
}

export interface MissingRow extends ExceptionRow {
  missing: (typeof missingKinds)[number]
}

/** Not away without a date: an absence from before absences were dated shows in the status alone. */
const isThere = sql<boolean>`(m.status <> 'ABSENCE' or exists (select 1 from ${absencesInForce} a))`

type Paging = { page: number; page_size: number } | null

/** Days on which people in view came late, the latest first. */
export async function lateDays(ctx: Asking, range: DayRange, filter: ExceptionFilter, paging: Paging = null) {
  const found = sql<LateRow>`
    select m.id as member_id, m.name, m.by_name, m.team_id, m.team_name, w.work_on, w.in_minute, w.out_minute,
      w.planned_start_minute, w.late_minutes
    from ${storedDays(range)} join people m on m.id = w.member_id where w.late_minutes > 0`
  return listDays<LateRow>(ctx, { range, filter, found, paging })
}

/**
 * Days that are over of which a record is missing, the latest first: work was due and nobody came (DAY), a shift that goes on
 * no more has no check-out (OUT), or the planned end stands for it (PLAN). The rule is missingOn, in SQL, because lists page by it.
 */
export async function missingDays(
  ctx: Asking,
  asked: DayRange,
  filter: ExceptionFilter,
  paging: Paging = null,
) {
  const over = await missingOver(ctx, asked)
  return over ? listDays<MissingRow>(ctx, { ...over, filter, paging }) : { rows: [], count: 0 }
}

/**
 * The whole days of a range that are missing of people, whatever is asked of their presses today: a query of member_id and work_on;
 * null where no day of the range is over.
 * @param who a condition on `m` (members): every day of all of them is looked at, from the first to the last on which they worked here
 */
export async function wholeDaysMissing(
  ctx: Asking,
  asked: DayRange,
  { who, from, to }: { who: RawBuilder<boolean>; from: RawBuilder<string>; to: RawBuilder<string> },
): Promise<RawBuilder<unknown> | null> {
  const over = await missingOver(ctx, asked)
  if (!over) return null
  return sql`with people as materialized (
      select m.company_id, m.id, m.name, null as by_name, ${from} as joined_on, ${to} as retired_on,
        m.standard_day_minutes, null as team_id, null as team_name, ${isThere} as comes
      from members m where m.company_id = ${thisCompany} and ${who} and ${mayMissDay(over)}),
    found as (${over.found}) select member_id, work_on from found where missing = 'DAY'`
}

/**
 * Whether a day may be missing of `m` (members): of nobody who is planned like the company and has a record on each of its days.
 * Of a month in which nearly everybody came, this leaves few people whose every day is looked at.
 */
function mayMissDay({ range, due }: { range: DayRange; due: readonly string[] }): RawBuilder<boolean> {
  return sql<boolean>`(${hasOwnDays(range)} or m.id not in (
    select w.member_id from ${storedDays(range)} where w.in_minute is not null and w.work_on = any(${[...due]}::date[])
    group by w.member_id having count(*) = ${due.length}::int))`
}

// Without it PostgreSQL, which guesses that a range holds one day of a person, reads all of somebody's days once for each of them.
const FOR_EACH_PERSON = sql`offset 0`

/** What is missing of the days of a range that are over, among `people`; null where none is. */
async function missingOver(ctx: Asking, asked: DayRange) {
  const now = workingNowOf(ctx)
  const before = now.day.subtract({ days: 1 })
  const range = { from: asked.from, to: Temporal.PlainDate.compare(asked.to, before) > 0 ? before : asked.to }
  const days = daysBetween(range.from, range.to)
  if (days.length === 0) return null
  const { company } = await plannedDays(ctx, [], range)
  const isDue = days.map((day) => company.on(day).kind === 'WORK')
  const isKept = days.map((day) => !company.on(day).isBeforeRecords)
  const found = sql<MissingRow>`
    select m.id as member_id, m.name, m.by_name, m.team_id, m.team_name, d.day as work_on, d.in_minute, d.out_minute,
      case when d.in_minute is null then 'DAY' when d.out_minute is null then 'OUT' else 'PLAN' end as missing
    from people m cross join lateral (
      select x.*, w.in_minute, w.out_minute, w.in_by, w.out_by, w.leave_minutes
      from unnest(${days.map(String)}::date[], ${isDue}::boolean[], ${isKept}::boolean[]) as x(day, is_due, is_kept)
      left join ${storedDaysOf(sql`(select m.id)`, range)} on w.work_on = x.day
      ${FOR_EACH_PERSON}
    ) d ${joinShift(sql`d.day`)}
    left join ${closedMissing(range)} on k.member_id = m.id and d.day between k.starts_on and k.ends_on
    where (k.member_id is not null or (m.joined_on is null or m.joined_on <= d.day) and (m.retired_on is null or m.retired_on >= d.day)) and (
      d.day = any(k.missing)
      or (k.member_id is null and d.in_minute is null and d.is_kept and m.comes and ${worksOn(sql`d.is_due`)}
        and (coalesce(d.leave_minutes, 0) = 0 or d.leave_minutes < ${wholeMinutesOn(sql`d.day`, dayMinutesOn(sql`d.day`), sql`d.is_due`)})
        and not exists (select 1 from ${absencesInForce} a
          where a.starts_on <= d.day and (a.until_on is null or a.until_on >= d.day)))
      or (d.in_minute is not null and d.out_minute is null
        and (d.day, d.in_minute) <= (${before}::date, ${openAfter(now.minute)}::int))
      or (d.out_by = 'PLAN' and d.in_by = 'CHECK' and d.out_minute is not null))`
  return { range, found, due: days.filter((_, at) => isDue[at] && isKept[at]).map(String) }
}

interface Listing<R> {
  range: DayRange
  filter: ExceptionFilter
  found: RawBuilder<R>
  paging: Paging
}

async function listDays<R extends ExceptionRow>(
  ctx: Asking,
  { range, filter, found, paging }: Listing<R>,
): Promise<{ rows: R[]; count: number }> {
  const result = await sql<R & { in_all: number }>`
    with people as materialized (${await peopleOf(ctx, range, filter)}), found as materialized (${found})
    select c.in_all, page.* from (select count(*)::int as in_all from found) c
    left join (select * from found order by work_on desc, by_name, member_id ${paging ? pageOf(paging) : sql``}) page on true
    order by page.work_on desc, page.by_name, page.member_id`.execute(ctx.tx)
  return { rows: result.rows.filter((row) => row.member_id !== null), count: result.rows[0]!.in_all }
}

/** People in view who belonged to the company in a range; `comes` is false for who is away without a date, or is invited again. */
async function peopleOf(ctx: Asking, range: DayRange, filter: ExceptionFilter): Promise<RawBuilder<unknown>> {
  const inView = await membersInView(ctx, filter)
  const { memberIds } = filter
  return sql`
    select m.company_id, m.id, m.name, ${nameOrder(ctx)} as by_name, m.joined_on, m.retired_on, m.standard_day_minutes, tm.team_id, t.name as team_name,
      m.status <> 'INVITED' and ${isThere} as comes
    from members m ${joinTeamOn(range.to)}
    where m.company_id = ${thisCompany} and ${employedWithin(range)} and ${inView}
      and ${filter.admin_only ? coveredMembers(ctx, sql.ref('m.id')) : sql`true`}
      and ${memberIds ? sql`m.id = any(${[...memberIds]}::bigint[])` : sql`true`}`
}
