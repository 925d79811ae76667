import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { ownNameOf } from '../event-codes/index.ts'
import type { DayRange } from '../work-plans/index.ts'

type Asking = Pick<CommandContext, 'tx'>

/** A part of a person's day that an event holds or has taken. Minutes after midnight; 0 to 2880 is all of the day. */
export interface DayPart {
  member_id: number
  work_on: string
  start_minute: number
  end_minute: number
  /** What it counts of the person's standard day. */
  minutes: number
  event_code: string
  /** The person need not work in it. */
  frees_work: boolean
  /** HELD by a request that is not decided, TAKEN for certain. */
  state: 'HELD' | 'TAKEN'
  holder_kind: string
  holder_id: number
  /** What the company calls its own kind; only where parts are listed. */
  own_name?: string | null
}

/** What is held or taken of people's days in a range, by member, day and time. */
export async function listParts(
  ctx: Asking,
  memberIds: readonly number[],
  { from, to }: DayRange,
): Promise<DayPart[]> {
  const result = await sql<DayPart>`
    select member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state, holder_kind, holder_id,
      ${ownNameOf('event_code')} as own_name
    from day_parts
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and work_on between ${from} and ${to}
    order by member_id, work_on, start_minute`.execute(ctx.tx)
  return result.rows
}

/** Whether a row of another slice holds a day or has taken it, as an expression. */
export function isDayHeldBy(
  holderKind: string,
  holderId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from day_parts p where p.company_id = ${thisCompany} and p.holder_kind = ${holderKind}
    and p.holder_id = ${holderId} and p.work_on = ${day})`
}

/** A part as a balance counts it. */
export type CountedPart = Pick<
  DayPart,
  'work_on' | 'start_minute' | 'end_minute' | 'minutes' | 'state' | 'event_code' | 'holder_id'
>

/**
 * Everything that is held or taken of one person's days, as JSON, for a statement that reads more of the person.
 * @param but what this row of another slice holds is left out
 */
export function partsOfMember(
  memberId: number,
  but: { kind: string; id: number } | null = null,
): RawBuilder<CountedPart[]> {
  return sql`(select coalesce(json_agg(json_build_object('work_on', p.work_on, 'start_minute', p.start_minute,
      'end_minute', p.end_minute, 'minutes', p.minutes, 'state', p.state, 'event_code', p.event_code,
      'holder_id', p.holder_id)), '[]')
    from day_parts p where p.company_id = ${thisCompany} and p.member_id = ${memberId}
      and ${but === null ? sql`true` : sql`not (p.holder_kind = ${but.kind} and p.holder_id = ${but.id})`})`
}

/** The days that a row of another slice holds or has taken, with their minutes, as JSON. @param row what the query calls it */
export function partsOfHolder(kind: string, row: string): RawBuilder<{ date: string; minutes: number }[]> {
  return sql`(select coalesce(json_agg(json_build_object('date', p.work_on, 'minutes', p.minutes) order by p.work_on), '[]')
    from day_parts p where p.company_id = ${thisCompany} and p.holder_kind = ${kind}
      and p.holder_id = ${sql.ref(`${row}.id`)})`
}

/** The first or the last day of which a row of another slice holds a part; null when it holds none. @param row what the query calls it */
export function edgeOfHolder(edge: 'first' | 'last', kind: string, row: string): RawBuilder<string | null> {
  const day = edge === 'first' ? sql`min(p.work_on)` : sql`max(p.work_on)`
  return sql`(select ${day} from day_parts p where p.company_id = ${thisCompany} and p.holder_kind = ${kind}
    and p.holder_id = ${sql.ref(`${row}.id`)})`
}

/** A part that frees a person from work. */
export type FreePart = Pick<DayPart, 'work_on' | 'start_minute' | 'minutes' | 'state' | 'event_code'>

/** What frees a member of a query from work on days of a range, by day, as JSON; null where nothing does. @param member what the query calls it */
export function freePartsWithin(member: string, { from, to }: DayRange): RawBuilder<FreePart[] | null> {
  return sql`(select json_agg(json_build_object('work_on', p.work_on, 'start_minute', p.start_minute, 'minutes', p.minutes,
      'state', p.state, 'event_code', p.event_code) order by p.work_on, p.start_minute)
    from day_parts p where p.company_id = ${thisCompany} and p.member_id = ${sql.ref(`${member}.id`)} and p.frees_work
      and p.work_on between ${from} and ${to})`
}

/** Joins to the people of a query what is held or taken of their work on some days, as `p`. */
export function joinFreeParts(row: string, days: readonly string[]): RawBuilder<unknown> {
  return sql`join day_parts p on p.company_id = ${thisCompany} and p.member_id = ${sql.ref(`${row}.member_id`)}
    and p.work_on = any(${[...days]}::date[]) and p.frees_work`
}

/** On how many days of a range a member is away for the whole of it for certain. */
export function wholeDaysAway(
  member: RawBuilder<unknown>,
  { from, to }: Record<'from' | 'to', RawBuilder<unknown>>,
): RawBuilder<number> {
  return sql`(select count(distinct p.work_on)::int from day_parts p where p.company_id = ${thisCompany}
    and p.member_id = ${member} and p.work_on between ${from} and ${to} and p.frees_work
    and p.state = 'TAKEN' and p.event_code like '%:FULL')`
}

/** Who has work taken off them on a day, each person once: rows `p` to join people to. */
export function takenOn(day: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`(select company_id, member_id, min(start_minute) as start_minute, max(end_minute) as end_minute,
      bool_or(event_code like '%:FULL') as is_full_day
    from day_parts where company_id = ${thisCompany} and work_on = ${day} and frees_work and state = 'TAKEN'
    group by company_id, member_id) p`
}

/** What everybody holds or has taken of a day. */
export async function partsOnDay(ctx: Asking, day: Temporal.PlainDate): Promise<DayPart[]> {
  const { rows } = await sql<DayPart>`
    select member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state, holder_kind, holder_id
    from day_parts where company_id = ${thisCompany} and work_on = ${day} order by member_id, start_minute`.execute(
    ctx.tx,
  )
  return rows
}
