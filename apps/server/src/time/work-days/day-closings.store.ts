import { type RawBuilder, sql } from 'kysely'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
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
    sql`
      select 1 from unnest(${ids}::bigint[], ${days.map(({ work_on }) => work_on)}::date[]) as d(member_id, work_on)
      join day_closings dc on dc.company_id = ${thisCompany} and dc.member_id = d.member_id
        and d.work_on between dc.starts_on and dc.ends_on
      limit 1`.execute(ctx.tx),
  ])
  if (rows.length > 0) fail('ALREADY_CONFIRMED')
}

/** Closes days, which nothing has closed before: see {@link closedRanges} after {@link lockPeople}. */
export async function closeDays(
  ctx: Asking & Pick<CommandContext, 'now'>,
  ranges: readonly ClosedRange[],
): Promise<void> {
  if (ranges.length === 0) return
  await sql`
    insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
    select ${thisCompany}::bigint, r.member_id, r.starts_on, r.ends_on, ${ctx.now}::timestamptz
    from json_to_recordset(${JSON.stringify(ranges)}) as r(member_id bigint, starts_on date, ends_on date)
    returning id`.execute(ctx.tx)
}

/** Opens what was closed as one range. */
export async function openDays(ctx: Asking, range: ClosedRange): Promise<void> {
  await lockPeople(ctx, [range.member_id])
  await sql`
    delete from day_closings where company_id = ${thisCompany} and member_id = ${range.member_id}
      and starts_on = ${range.starts_on} and ends_on = ${range.ends_on}`.execute(ctx.tx)
}
