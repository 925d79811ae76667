import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { noteDays } from '../../http/live/touched-people.ts'
import { closedFailure } from './closed-failure.ts'
import type { KeptPlan } from './closed-plans.store.ts'
import type { DayRange } from './plan-columns.ts'
import { lockPeople } from './lock-people.ts'

type Asking = Pick<CommandContext, 'tx' | 'companyId'>

/** Days of a person, the last included. */
export interface ClosedRange {
  member_id: number
  starts_on: string
  ends_on: string
}

/** Whether a day of the rows `row` is closed: a condition for a statement that has its member_id and work_on. */
export function isClosed(row: string): RawBuilder<boolean> {
  return isDayClosed(sql.ref(`${row}.member_id`), sql.ref(`${row}.work_on`))
}

/** The same of a person and a day, both SQL. */
export function isDayClosed(memberId: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from day_closings dc where dc.company_id = ${thisCompany}
    and dc.member_id = ${memberId} and ${day} between dc.starts_on and dc.ends_on)`
}

/** The closed days that touch a range as `k`, with those of them of which a whole record is missing, for a statement that joins them. */
export function closedMissing({ from, to }: DayRange): RawBuilder<unknown> {
  return sql`(select member_id, starts_on, ends_on, missing from day_closings
    where company_id = ${thisCompany} and daterange(starts_on, ends_on, '[]') && daterange(${from}, ${to}, '[]')) k`
}

/** The closed days of people that touch a range. */
export async function closedRanges(
  { tx }: Pick<CommandContext, 'tx'>,
  memberIds: readonly number[],
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): Promise<ClosedRange[]> {
  const { rows } = await sql<ClosedRange>`
    select member_id, starts_on, ends_on from day_closings
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[])
      and daterange(starts_on, ends_on, '[]') && daterange(${from}, ${to}, '[]')
    order by member_id, starts_on`.execute(tx)
  return rows
}

/** When a day was closed; null while it is open. */
export async function closedAt(
  { tx }: Pick<CommandContext, 'tx'>,
  memberId: number,
  day: Temporal.PlainDate,
): Promise<string | null> {
  const { rows } = await sql<{ closed_at: string }>`
    select closed_at from day_closings where company_id = ${thisCompany} and member_id = ${memberId}
      and daterange(starts_on, ends_on, '[]') @> ${day}::date`.execute(tx)
  return rows[0]?.closed_at ?? null
}

/**
 * For whoever changes days because a person said so: nobody closes them from now on until the transaction ends.
 * @throws Failure ALREADY_CONFIRMED when one of the days is closed
 */
export async function refuseClosed(
  ctx: Asking,
  days: readonly { member_id: number; work_on: string }[],
): Promise<void> {
  if (days.length === 0) return
  const ids = days.map(({ member_id }) => member_id)
  // Sent together; what is read is true after the lock before it.
  const [, { rows }] = await Promise.all([
    lockPeople(ctx, ids),
    sql<{ first: string | null }>`
      select min(d.work_on) as first from unnest(${ids}::bigint[], ${days.map(({ work_on }) => work_on)}::date[]) as d(member_id, work_on)
      join day_closings dc on dc.company_id = ${thisCompany} and dc.member_id = d.member_id
        and d.work_on between dc.starts_on and dc.ends_on`.execute(ctx.tx),
  ])
  const first = rows[0]!.first
  if (first !== null) throw closedFailure(first)
}

/** Days that are closed, with what is told of them where nothing was recorded. */
export interface ClosingRange extends ClosedRange {
  plan: KeptPlan
  /** Those of them of which a whole record is missing. */
  missing: readonly string[]
}

/** Closes days, which nothing has closed before: see {@link closedRanges} after {@link lockPeople}. */
export async function closeDays(
  ctx: Asking & Pick<CommandContext, 'now'>,
  ranges: readonly ClosingRange[],
): Promise<void> {
  if (ranges.length === 0) return
  const rows = ranges.map(({ member_id, starts_on, ends_on, plan, missing }) => ({
    member_id,
    starts_on,
    ends_on,
    plan,
    missing,
  }))
  await sql`
    insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at, plan, missing)
    select ${thisCompany}::bigint, r.member_id, r.starts_on, r.ends_on, ${ctx.now}::timestamptz, r.plan,
      array(select json_array_elements_text(r.missing)::date)
    from json_to_recordset(${JSON.stringify(rows)}) as r(member_id bigint, starts_on date, ends_on date, plan json, missing json)
    returning id`.execute(ctx.tx)
  noteRanges(ctx, ranges)
}

/** Opens what was closed as one range. */
export async function openDays(ctx: Asking, range: ClosedRange): Promise<void> {
  await lockPeople(ctx, [range.member_id])
  await sql`
    delete from day_closings where company_id = ${thisCompany} and member_id = ${range.member_id}
      and starts_on = ${range.starts_on} and ends_on = ${range.ends_on}`.execute(ctx.tx)
  noteRanges(ctx, [range])
}

function noteRanges({ tx }: Asking, ranges: readonly ClosedRange[]): void {
  const ends = ranges.flatMap(({ member_id, starts_on, ends_on }) => [
    { member_id, work_on: starts_on },
    { member_id, work_on: ends_on },
  ])
  noteDays(tx, ends)
}

/** How many people have closed a day. */
export async function closedOn({ tx }: Asking, day: Temporal.PlainDate): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from day_closings
    where company_id = ${thisCompany} and ${day}::date between starts_on and ends_on`.execute(tx)
  return rows[0]!.people
}

/** Days of a person, open without a last one. */
export interface DaysFrom {
  memberId: number
  from: string
  to: string | null
}

export interface FirstClosed {
  member_id: number
  name: string
  first: string
  /** What of them is closed, in its order. */
  closed: { from: string; to: string }[]
}

/** The closed ones among days of people, by member, the earliest first; nothing of whom none is. */
export async function firstClosed(
  { tx }: Pick<CommandContext, 'tx'>,
  days: readonly DaysFrom[],
): Promise<FirstClosed[]> {
  const { rows } = await sql<FirstClosed>`
    select dc.member_id, m.name, min(greatest(dc.starts_on, d.since)) as first,
      json_agg(distinct jsonb_build_object('from', dc.starts_on, 'to', dc.ends_on)) as closed
    from unnest(${days.map(({ memberId }) => memberId)}::bigint[], ${days.map(({ from }) => from)}::date[],
      ${days.map(({ to }) => to)}::date[]) as d(member_id, since, until)
    join day_closings dc on dc.company_id = ${thisCompany} and dc.member_id = d.member_id
      and dc.ends_on >= d.since and (d.until is null or dc.starts_on <= d.until)
    join members m on m.company_id = dc.company_id and m.id = dc.member_id
    group by dc.member_id, m.name order by first, dc.member_id`.execute(tx)
  return rows
}

/** How many people have closed a day from one on and before another (`people`), and the first such day (`first`). */
export function closedBetween(from: RawBuilder<unknown>, before: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(distinct dc.member_id)::int as people, min(greatest(dc.starts_on, ${from})) as first from day_closings dc
    where dc.company_id = ${thisCompany} and dc.starts_on < ${before} and dc.ends_on >= ${from})`
}
