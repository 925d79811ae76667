import { sql } from '../../../db/sql/sql.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { dayMinutesOn } from '../../../people/employment/index.ts'
import { joinTeamOn, membersInScope, type Scope } from '../../../people/roles/index.ts'
import { ownNameOf } from '../../event-codes/index.ts'
import { joinFreeParts } from '../../work-days/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface LeaveLine {
  member_id: number
  name: string
  team_name: string | null
  /** The code without its unit. */
  kind: string
  own_name: string | null
  /** Days with the minutes that were taken of them, and those of a whole day then. */
  days: [string, number, number][]
}

/** After which line the next page begins. */
export type LeaveKey = Pick<LeaveLine, 'name' | 'member_id' | 'kind'>

const freeIn = (days: readonly string[]) => sql`
  from (select company_id, id, id as member_id, name, standard_day_minutes from members where company_id = ${thisCompany}) m
  ${joinFreeParts('m', days)}
  cross join lateral (select regexp_replace(p.event_code, ':(FULL|AM|PM|QUARTER|ONEHOUR|TIME)$', '') as kind) k`

const TAKEN = sql`p.state = 'TAKEN'`

export interface LeaveKind {
  kind: string
  own_name: string | null
  people: number
  /** Of each person's standard day, to three decimals. */
  days: number
  waiting_days: number
}

/** Leave of people in view on some days by kind, most days first. */
export async function leaveByKind(
  ctx: Asking,
  { days, scope }: { days: readonly string[]; scope: Scope },
): Promise<LeaveKind[]> {
  const sum = sql`sum(p.minutes::numeric / ${dayMinutesOn(sql`p.work_on`)})`
  const { rows } = await sql<LeaveKind>`
    select l.*, ${ownNameOf('l.kind')} as own_name
    from (
      select k.kind, count(distinct m.id) filter (where ${TAKEN})::int as people,
        round(coalesce(${sum} filter (where ${TAKEN}), 0), 3)::float8 as days,
        round(coalesce(${sum} filter (where not ${TAKEN}), 0), 3)::float8 as waiting_days
      ${freeIn(days)}
      where ${membersInScope(ctx, sql.ref('m.id'), scope)}
      group by k.kind
    ) l order by l.days desc, l.waiting_days desc, l.kind`.execute(ctx.tx)
  return rows
}

/** How many lines {@link leaveLines} has. */
export async function countLeaveLines(
  ctx: Asking,
  { days, scope }: { days: readonly string[]; scope: Scope },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (m.id, k.kind))::int as count ${freeIn(days)}
    where ${TAKEN} and ${membersInScope(ctx, sql.ref('m.id'), scope)}`.execute(ctx.tx)
  return rows[0]!.count
}

/** Approved leave of people in view on some days, by name: a line for each person and kind. */
export async function leaveLines(
  ctx: Asking,
  { days, scope, after, most }: { days: readonly string[]; scope: Scope; after: LeaveKey; most: number },
): Promise<LeaveLine[]> {
  const { rows } = await sql<LeaveLine>`
    select l.*, ${ownNameOf('l.kind')} as own_name
    from (
      select m.id as member_id, m.name, t.name as team_name, k.kind,
        json_agg(json_build_array(p.work_on, p.minutes, ${dayMinutesOn(sql`p.work_on`)}) order by p.work_on, p.start_minute) as days
      ${freeIn(days)} ${joinTeamOn(ctx.today)}
      where ${TAKEN} and ${membersInScope(ctx, sql.ref('m.id'), scope)}
        and (m.name, m.id, k.kind) > (${after.name}, ${after.member_id}::bigint, ${after.kind})
      group by m.id, m.name, t.name, m.standard_day_minutes, k.kind
      order by m.name, m.id, k.kind ${atMost(most)}
    ) l order by l.name, l.member_id, l.kind`.execute(ctx.tx)
  return rows
}
