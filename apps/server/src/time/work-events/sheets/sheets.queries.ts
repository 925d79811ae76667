import { sql } from 'kysely'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { joinTeamOn, membersInScope, type Scope } from '../../../people/roles/index.ts'
import { ownNameOf } from '../../event-codes/index.ts'
import { joinFreeParts } from '../../work-days/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface LeaveLine {
  member_id: number
  name: string
  team_name: string | null
  standard_day_minutes: number
  /** The code without its unit. */
  kind: string
  own_name: string | null
  /** Days with the minutes that were taken of them. */
  days: [string, number][]
}

/** After which line the next page begins. */
export type LeaveKey = Pick<LeaveLine, 'name' | 'member_id' | 'kind'>

const takenIn = (days: readonly string[]) => sql`
  from (select company_id, id, id as member_id, name, standard_day_minutes from members where company_id = ${thisCompany}) m
  ${joinFreeParts('m', days)} and p.state = 'TAKEN'
  cross join lateral (select regexp_replace(p.event_code, ':(FULL|AM|PM|QUARTER|ONEHOUR|TIME)$', '') as kind) k`

/** How many lines {@link leaveLines} has. */
export async function countLeaveLines(
  ctx: Asking,
  { days, scope }: { days: readonly string[]; scope: Scope },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (m.id, k.kind))::int as count ${takenIn(days)}
    where ${membersInScope(ctx, sql.ref('m.id'), scope)}`.execute(ctx.tx)
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
      select m.id as member_id, m.name, t.name as team_name, m.standard_day_minutes, k.kind,
        json_agg(json_build_array(p.work_on, p.minutes) order by p.work_on, p.start_minute) as days
      ${takenIn(days)} ${joinTeamOn(ctx.today)}
      where ${membersInScope(ctx, sql.ref('m.id'), scope)}
        and (m.name, m.id, k.kind) > (${after.name}, ${after.member_id}::bigint, ${after.kind})
      group by m.id, m.name, t.name, m.standard_day_minutes, k.kind
      order by m.name, m.id, k.kind ${atMost(most)}
    ) l order by l.name, l.member_id, l.kind`.execute(ctx.tx)
  return rows
}
