import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { missingKinds } from '#contract/time/attendance/day-lists.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { openAfter } from '#rules/work-time/duty-state.ts'
import { pageOf } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { nameOrder } from '../../../http/reader/name-order.ts'
import { absencesInForce, dayMinutesOn, employedWithin } from '../../../people/employment/index.ts'
import { coveredMembers, joinTeamOn } from '../../../people/roles/index.ts'
import { closedMissing, isDayClosed, joinStoredDay, storedDaysOfMany } from '../../work-days/index.ts'
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
    from ${daysOfPeople(range, 'out_minute', 'planned_start_minute', 'late_minutes')} join people m on m.id = w.member_id
    where w.late_minutes > 0`
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
 * The whole days of a range that are missing of people and not closed, whatever is asked of their presses today: a query of member_id
 * and work_on; null where no day of the range is over.
 * @param join what `who`, a condition on `m` (members), and `from` and `to`, the first and the last day on which they worked here, need
 */
export async function wholeDaysMissing(
  ctx: Asking,
  asked: DayRange,
  { join, who, from, to }: Record<'join' | 'who' | 'from' | 'to', RawBuilder<unknown>>,
): Promise<RawBuilder<unknown> | null> {
  const over = await missingOver(ctx, asked)
  if (!over) return null
  return sql`with people as materialized (
      select m.id, m.name, null as by_name, ${from} as joined_on, ${to} as retired_on, m.standard_day_minutes,
        null as team_id, null as team_name, ${isThere} as comes, ${hasOwnDays(over.range)} as has_own_days
      from members m ${join} where m.company_id = ${thisCompany} and ${who}),
    came as materialized (${over.came})
    select g.member_id, g.work_on from (${over.absent}) g`
}

const daysOfPeople = (range: DayRange, ...columns: Parameters<typeof storedDaysOfMany>[2]) =>
  storedDaysOfMany(sql`people`, range, ['work_on', 'in_minute', ...columns])

// PostgreSQL guesses that a range holds one day of a person: told to look at the days of each person apart, it does not mind.
const FOR_EACH_PERSON = sql`offset 0`

/** What is missing of the days of a range that are over, among `people` and what they `came`; null where none is. */
async function missingOver(ctx: Asking, asked: DayRange) {
  const now = workingNowOf(ctx)
  const before = now.day.subtract({ days: 1 })
  const range = { from: asked.from, to: Temporal.PlainDate.compare(asked.to, before) > 0 ? before : asked.to }
  const days = daysBetween(range.from, range.to)
  if (days.length === 0) return null
  const { company } = await plannedDays(ctx, [], range)
  const kept = (day: Temporal.PlainDate) => !company.on(day).isBeforeRecords
  const due = days.map((day) => kept(day) && company.on(day).kind === 'WORK')
  const absent = withoutRecord(days.map(String), days.map(kept), due)
  const hasEnded = sql`(w.work_on, w.in_minute) <= (${before}::date, ${openAfter(now.minute)}::int)`
  return {
    range,
    came: cameOn(range, days.length),
    absent,
    found: sql<MissingRow>`${absent} union all ${absentWhenClosed(range)} union all ${withoutEnd(range, hasEnded)}`,
  }
}

/** The days of a range on which each came, as bits: rows for each day of everybody would be three hundred thousand. */
function cameOn(range: DayRange, length: number): RawBuilder<unknown> {
  const first = sql`${bits([true, ...Array<boolean>(length - 1).fill(false)])}`
  return sql`select w.member_id, bit_or(${first} >> (w.work_on - ${range.from}::date)) as days
    from ${daysOfPeople(range)} where w.in_minute is not null group by w.member_id`
}

const bits = (all: readonly boolean[]) => sql`${all.map(Number).join('')}::varbit`

function missingRow(day: RawBuilder<unknown>, missing: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select m.id as member_id, m.name, m.by_name, m.team_id, m.team_name, ${day} as work_on, w.in_minute, w.out_minute,
    ${missing} as missing`
}

const whileHere = (day: RawBuilder<unknown>) =>
  sql`(m.joined_on is null or m.joined_on <= ${day}) and (m.retired_on is null or m.retired_on >= ${day})`

/** Open days on which work was due and nobody came. Of who is planned like the company and came on all of its days, no day is looked at. */
function withoutRecord(days: readonly string[], kept: readonly boolean[], due: readonly boolean[]) {
  const day = sql`x.day`
  return sql`${missingRow(day, sql`'DAY'`)}
    from people m left join came c on c.member_id = m.id cross join lateral (
      select x.day, x.is_due
      from unnest(${[...days]}::date[], ${[...kept]}::boolean[], ${[...due]}::boolean[]) with ordinality as x(day, is_kept, is_due, at)
      where x.is_kept and (x.is_due or m.has_own_days) and (c.days is null or get_bit(c.days, x.at::int - 1) = 0)
      ${FOR_EACH_PERSON}
    ) x ${joinShift(day)} ${joinStoredDay(day)}
    where m.comes and (m.has_own_days or c.days is null or c.days & ${bits(due)} <> ${bits(due)})
      and ${whileHere(day)} and ${worksOn(sql`x.is_due`)} and not ${isDayClosed(sql`m.id`, day)}
      and (coalesce(w.leave_minutes, 0) = 0 or w.leave_minutes < ${wholeMinutesOn(day, dayMinutesOn(day), sql`x.is_due`)})
      and not exists (select 1 from ${absencesInForce} a
        where a.starts_on <= ${day} and (a.until_on is null or a.until_on >= ${day}))`
}

/** Days without a record that are closed are told as they were closed. */
function absentWhenClosed(range: DayRange) {
  const day = sql`x.day`
  return sql`${missingRow(day, sql`'DAY'`)}
    from people m join ${closedMissing(range)} on k.member_id = m.id cross join lateral unnest(k.missing) as x(day) ${joinStoredDay(day)}
    where ${day} between ${range.from} and ${range.to} and w.in_minute is null`
}

/** Days on which somebody came and nobody went, or the planned end stands for it. @param hasEnded whether a day `w` without an end goes on no more */
function withoutEnd(range: DayRange, hasEnded: RawBuilder<unknown>) {
  const day = sql`w.work_on`
  return sql`${missingRow(day, sql`case when w.out_minute is null then 'OUT' else 'PLAN' end`)}
    from ${daysOfPeople(range, 'out_minute', 'in_by', 'out_by')} join people m on m.id = w.member_id
    where w.in_minute is not null and (w.out_minute is null and ${hasEnded} or w.out_minute is not null and w.out_by = 'PLAN' and w.in_by = 'CHECK')
      and (${whileHere(day)} or ${isDayClosed(sql`m.id`, day)})`
}

interface Listing<R> {
  range: DayRange
  filter: ExceptionFilter
  came?: RawBuilder<unknown>
  found: RawBuilder<R>
  paging: Paging
}

async function listDays<R extends ExceptionRow>(
  ctx: Asking,
  { range, filter, came, found, paging }: Listing<R>,
): Promise<{ rows: R[]; count: number }> {
  const result = await sql<R & { in_all: number }>`
    with people as materialized (${await peopleOf(ctx, range, filter)}), ${came ? sql`came as materialized (${came}),` : sql``}
      found as materialized (${found})
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
    select m.id, m.name, ${nameOrder(ctx)} as by_name, m.joined_on, m.retired_on, m.standard_day_minutes, tm.team_id, t.name as team_name,
      m.status <> 'INVITED' and ${isThere} as comes,
      ${hasOwnDays(range)} as has_own_days
    from members m ${joinTeamOn(range.to)}
    where m.company_id = ${thisCompany} and ${employedWithin(range)} and ${inView}
      and ${filter.admin_only ? coveredMembers(ctx, sql.ref('m.id')) : sql`true`}
      and ${memberIds ? sql`m.id = any(${[...memberIds]}::bigint[])` : sql`true`}`
}
