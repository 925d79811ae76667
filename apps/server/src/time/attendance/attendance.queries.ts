import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { BOARD_ORDERS } from '#contract/time/attendance/attendance.ts'
import type { DutyState } from '#rules/work-time/duty-state.ts'
import { pageOf } from '../../db/page-of.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { absentOn, employedWithin } from '../../people/employment/index.ts'
import { joinTeamOn, storedFlags } from '../../people/roles/index.ts'
import { type DutyDay, dutyTimes, joinDuty, onDutySql } from '../work-days/index.ts'
import { readInView, type ViewFilter } from './in-view.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface BoardRow {
  member_id: number
  name: string
  team_id: number | null
  team_name: string | null
  rank_name: string | null
  stored_flags: unknown
  image_file_id: number | null
  state: DutyState
  in_minute: number | null
  out_minute: number | null
  late_minutes: number
}

export type StateCounts = Partial<Record<DutyState, number>>

export interface BoardFilter extends ViewFilter {
  page: number
  page_size: number
  onduty_status?: DutyState | undefined
  sort_order: (typeof BOARD_ORDERS)[number]
}

const orders: Record<BoardFilter['sort_order'], RawBuilder<unknown>> = {
  username: sql`name, member_id`,
  '-username': sql`name desc, member_id desc`,
  team_name: sql`team_name nulls last, name, member_id`,
  start_time: sql`in_minute nulls last, name, member_id`,
  '-start_time': sql`in_minute desc nulls last, name, member_id`,
  '-joined_date': sql`joined_on desc nulls last, member_id`,
  onduty_status: sql`array_position(array['WORKING','AWAY','OUT','LEAVE','NOT_IN','DAY_OFF'], state), name, member_id`,
}

/** A page of the board of a day, with the counts of everybody in view: one statement, also for an empty page. */
export async function listBoard(
  ctx: Asking,
  filter: BoardFilter,
  on: DutyDay,
): Promise<{ rows: BoardRow[]; counts: StateCounts }> {
  const result = await readInView(ctx, filter, 'board', (inView) =>
    sql<BoardRow & { counts: StateCounts | null }>`
    with people as materialized (
      select m.id as member_id, m.name, m.joined_on, m.rank_id, m.image_file_id, tm.team_id, t.name as team_name,
        ${dutyTimes.in} as in_minute, ${dutyTimes.out} as out_minute,
        coalesce(early.late_minutes, open.late_minutes, w.late_minutes, 0) as late_minutes, ${onDutySql(on)} as state
      from ${boardPeople(on)} and ${inView}
    ), page as (
      select * from people where ${filter.onduty_status ?? null}::text is null or state = ${filter.onduty_status ?? null}
      order by ${orders[filter.sort_order]}
      ${pageOf(filter)}
    )
    select c.counts, page.*, r.name as rank_name, ${storedFlags} as stored_flags
    from (select json_object_agg(state, n) as counts from (select state, count(*) as n from people group by state) s) c
    left join page on true
    left join ranks r on r.company_id = ${thisCompany} and r.id = page.rank_id
    order by ${orders[filter.sort_order]}`.execute(ctx.tx),
  )
  const rows = result.rows.filter((row) => row.member_id !== null)
  return { rows, counts: result.rows[0]?.counts ?? {} }
}

/** Everybody at work on a day with what is stored of it, see joinDuty, and their team; conditions may follow. */
function boardPeople(on: DutyDay): RawBuilder<unknown> {
  return peopleOn(on, joinTeamOn(on.day))
}

function peopleOn(on: DutyDay, joined = sql``): RawBuilder<unknown> {
  return sql`members m
    ${joinDuty(on)}
    ${joined}
    where m.company_id = ${thisCompany} and ${atWork(on)}`
}

/** Whether `m` works on a day: on the one that is running by the record, on any other as it was, or will be, then. */
function atWork({ day, minute }: DutyDay): RawBuilder<boolean> {
  if (minute === null)
    return sql<boolean>`(${employedWithin({ from: day, to: day })} and not ${absentOn(day)})`
  return sql<boolean>`(m.status = 'WORKING' and (m.joined_on is null or m.joined_on <= ${day}))`
}

export interface TeamCounts {
  team_id: number
  team_name: string
  counts: StateCounts
}

/** The caller's own team on a day: how many are doing what. Null for a person without a team. */
export async function countOwnTeam(ctx: Asking, on: DutyDay): Promise<TeamCounts | null> {
  const result = await sql<TeamCounts>`
    select team_id, team_name, json_object_agg(state, n) as counts from (
      select tm.team_id, t.name as team_name, ${onDutySql(on)} as state, count(*) as n
      from ${boardPeople(on)} and tm.team_id = (
        select mine.team_id from team_memberships mine
        where mine.company_id = ${thisCompany} and mine.member_id = ${ctx.actor.memberId}
          and ${heldOn('mine', on.day)})
      group by 1, 2, 3) s
    group by 1, 2`.execute(ctx.tx)
  return result.rows[0] ?? null
}

/** The whole company on a day, by its name: how many are doing what. */
export async function countCompany(
  ctx: Asking,
  on: DutyDay,
): Promise<{ company_name: string; counts: StateCounts }> {
  const result = await sql<{
    company_name: string
    counts: StateCounts | null
  }>`
    select c.name as company_name, (select json_object_agg(state, n) from (
        select ${onDutySql(on)} as state, count(*) as n from ${peopleOn(on)} group by 1) s) as counts
    from companies c where c.company_id = ${thisCompany}`.execute(ctx.tx)
  const { company_name, counts } = result.rows[0]!
  return { company_name, counts: counts ?? {} }
}

/** What each of some people is doing on a day; people unknown or not at work are left out. */
export async function listStates(
  ctx: Asking,
  memberIds: readonly number[],
  on: DutyDay,
): Promise<Map<number, DutyState>> {
  const result = await sql<{ id: number; state: DutyState }>`
    select m.id, ${onDutySql(on)} as state
    from ${peopleOn(on)} and m.id = any(${memberIds}::bigint[])`.execute(ctx.tx)
  return new Map(result.rows.map((row) => [row.id, row.state]))
}
