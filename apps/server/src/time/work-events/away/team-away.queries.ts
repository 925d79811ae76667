import { sql } from '../../../db/sql/sql.ts'
import { atMost } from '../../../db/page-of.ts'
import { heldOn } from '../../../db/dated-rows.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { nameOrder } from '../../../http/reader/name-order.ts'
import { visibleMembers } from '../../../people/roles/index.ts'
import { joinFreeParts } from '../../work-days/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>

export interface AwayRow {
  member_id: number
  name: string
  position: string
  team_name: string
  leave_on: string
  is_full_day: boolean
  is_pending: boolean
}

// A screen shows a handful; a company-wide holiday week must not answer thousands.
const MOST_AWAY = 100

/**
 * People of the member's team who are away on one of the days. Only that they are, not why.
 * @param options visibleOnly leaves out whom the reader may not see; those who ask for leave hear of all their team
 */
export async function teamAway(
  ctx: Reader,
  memberId: number,
  days: readonly string[],
  { visibleOnly = false } = {},
): Promise<AwayRow[]> {
  const isTold = visibleOnly ? visibleMembers(ctx, sql.ref('mate.member_id')) : sql`true`
  const result = await sql<AwayRow>`
    select m.id as member_id, m.name, m.position, t.name as team_name, p.work_on as leave_on,
      bool_or(p.event_code like '%:FULL') as is_full_day, bool_and(p.state = 'HELD') as is_pending
    from team_memberships own
    join teams t on t.company_id = own.company_id and t.id = own.team_id
    join team_memberships mate on mate.company_id = own.company_id and mate.team_id = own.team_id
      and mate.member_id <> own.member_id and ${heldOn('mate', ctx.today)}
    ${joinFreeParts('mate', days)}
    join members m on m.company_id = mate.company_id and m.id = mate.member_id
    where own.company_id = ${thisCompany} and own.member_id = ${memberId} and ${heldOn('own', ctx.today)} and ${isTold}
    group by m.company_id, m.id, t.name, p.work_on
    order by p.work_on, ${nameOrder(ctx)}, m.id ${atMost(MOST_AWAY)}`.execute(ctx.tx)
  return result.rows
}

/** Whether the reader may see everybody who stands in a team with the member today. */
export async function seesWholeTeam(ctx: Reader, memberId: number): Promise<boolean> {
  const result = await sql`
    select 1 from team_memberships own
    join team_memberships mate on mate.company_id = own.company_id and mate.team_id = own.team_id
      and mate.member_id <> own.member_id and ${heldOn('mate', ctx.today)}
    where own.company_id = ${thisCompany} and own.member_id = ${memberId} and ${heldOn('own', ctx.today)}
      and not (${visibleMembers(ctx, sql.ref('mate.member_id'))}) ${atMost(1)}`.execute(ctx.tx)
  return result.rows.length === 0
}
