import type { Insertable } from 'kysely'
import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { listSchEvents } from '#contract/time/schedules/schedules.ts'
import type { ScheduleEvents } from '../../db/rows.gen.ts'
import { atMost, pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { joinTeamOn, visibleMembers } from '../../people/roles/index.ts'
import type { DayRange } from '../work-plans/index.ts'
import type { MonthOf } from './month-of.ts'

export interface EventRow {
  id: number
  /** Null for everybody. */
  member_id: number | null
  name: string | null
  team_id: number | null
  happens_on: string
  title: string
}

type Asked = EndpointInput<typeof listSchEvents>['query']
type Reading = Pick<MemberContext, 'tx' | 'actor' | 'today'>

/** What happens in a month to everybody and to the people in view, by day: one statement. */
export async function listEvents(
  ctx: Reading,
  asked: Asked,
  { from, to }: MonthOf,
): Promise<{ count: number; rows: EventRow[] }> {
  const person = asked.user_id ?? null
  const result = await sql<EventRow & { in_all: number }>`
    with shown as materialized (
      select e.id, e.member_id, m.name, tm.team_id, e.happens_on, e.title
      from schedule_events e
      left join members m on m.company_id = ${thisCompany} and m.id = e.member_id ${joinTeamOn(ctx.today)}
      where e.company_id = ${thisCompany} and e.happens_on between ${from} and ${to}
        and (e.member_id is null or (${visibleMembers(ctx, sql.ref('m.id'))} and (${person}::bigint is null or m.id = ${person})))
    )
    select c.in_all, page.* from (select count(*)::int as in_all from shown) c
    left join (select * from shown order by happens_on, id ${pageOf(asked)}) page on true
    order by page.happens_on, page.id`.execute(ctx.tx)
  return { count: result.rows[0]!.in_all, rows: result.rows.filter((row) => row.id !== null) }
}

export interface OwnEvent {
  happens_on: string
  title: string
  is_everybodys: boolean
}

const MOST_OWN = 20

/** What happens to the caller, alone or with everybody, in some days: the first of each, so that neither hides the other. */
export async function ownEvents({ tx, actor }: Reading, { from, to }: DayRange): Promise<OwnEvent[]> {
  const firstOf = (whose: RawBuilder<unknown>) => sql`(
    select e.id, e.happens_on, e.title, e.member_id is null as is_everybodys from schedule_events e
    where e.company_id = ${thisCompany} and e.happens_on between ${from} and ${to} and ${whose}
    order by e.happens_on, e.id ${atMost(MOST_OWN)})`
  const { rows } = await sql<OwnEvent>`
    select happens_on, title, is_everybodys from (
      ${firstOf(sql`e.member_id = ${actor.memberId}`)} union all ${firstOf(sql`e.member_id is null`)}) e
    order by happens_on, id`.execute(tx)
  return rows
}

/** @throws Failure NOT_FOUND */
export async function lockEvent(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  id: number,
): Promise<EventRow> {
  const result = await sql<EventRow>`
    select e.id, e.member_id, m.name, tm.team_id, e.happens_on, e.title
    from schedule_events e
    left join members m on m.company_id = ${thisCompany} and m.id = e.member_id ${joinTeamOn(today)}
    where e.company_id = ${thisCompany} and e.id = ${id} for update of e`.execute(tx)
  return found(result.rows[0])
}

type Written = Pick<Insertable<ScheduleEvents>, 'member_id' | 'happens_on' | 'title'>

export async function insertEvent({ tx }: Pick<CommandContext, 'tx'>, row: Written): Promise<number> {
  const query = tx.insertInto('schedule_events').values({ company_id: thisCompany, ...row })
  return (await query.returning('id').executeTakeFirstOrThrow()).id
}

export async function changeEvent(
  { tx }: Pick<CommandContext, 'tx'>,
  id: number,
  row: Written,
): Promise<void> {
  await tx.updateTable('schedule_events').set(row).where('id', '=', id).execute()
}

export async function removeEvent({ tx }: Pick<CommandContext, 'tx'>, id: number): Promise<void> {
  await tx.deleteFrom('schedule_events').where('id', '=', id).execute()
}
