import { sql } from '../../../db/sql/sql.ts'
import { heldOn } from '../../../db/dated-rows.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { nameOrder } from '../../../http/reader/name-order.ts'
import { found } from '../../../http/fail.ts'
import { isFullAdmin } from '../full-admins.ts'
import { storedFlags } from '../hide-fields.ts'
import { joinTeamOn } from '../join-team-on.ts'

type Reader = Pick<MemberContext, 'tx' | 'today'>

export interface Seen {
  id: number
  name: string
  status: string
  /** What the company says of the fields of a profile. */
  flags: unknown
  isFullAdmin: boolean
  /** From the team in which the person stands today up to the top; empty for somebody in none. */
  chain: { team_id: number; team_name: string }[]
}

export interface ViewerRow {
  kind: 'FULL_ADMIN' | 'LEADER' | 'COVER'
  /** The team led or covered. */
  via_id: number | null
  role_name: string | null
  id: number
  name: string
  email: string
  position: string
  team_id: number | null
  team_name: string | null
}

/** The person and the teams above. @throws Failure NOT_FOUND */
export async function loadSeen({ tx, today }: Reader, memberId: number): Promise<Seen> {
  const result = await sql<Seen>`
    with recursive chain as (
      select t.id, t.name, t.parent_id, 0 as level
      from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
      where tm.company_id = ${thisCompany} and tm.member_id = ${memberId} and ${heldOn('tm', today)}
      union all
      select t.id, t.name, t.parent_id, c.level + 1
      from chain c join teams t on t.company_id = ${thisCompany} and t.id = c.parent_id
      where c.level < 50
    )
    select m.id, m.name, m.status, ${storedFlags} as flags,
      ${isFullAdmin} as "isFullAdmin",
      (select coalesce(json_agg(json_build_object('team_id', c.id, 'team_name', c.name) order by c.level), '[]')
        from chain c) as chain
    from members m where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(tx)
  return found(result.rows[0])
}

/**
 * Everybody else who sees the person's record, once for each reason: full admins, who leads or covers one of the teams.
 * Who has left or is shut out sees nothing.
 */
export async function listViewers(
  ctx: Pick<MemberContext, 'tx' | 'today' | 'actor' | 'language'>,
  seen: Seen,
): Promise<ViewerRow[]> {
  const teamIds = seen.chain.map((team) => team.team_id)
  const result = await sql<ViewerRow>`
    with why as (
      select r.member_id, 'FULL_ADMIN' as kind, 0 as place, null::bigint as via_id, null::text as role_name
      from role_holders r where r.company_id = ${thisCompany} and r.role = 'FULL_ADMIN'
      union all
      select t.leader_id, 'LEADER', 2, t.id, null from teams t
      where t.company_id = ${thisCompany} and t.id = any(${teamIds}::bigint[]) and t.leader_id is not null
      union all
      select c.member_id, 'COVER', 1, c.team_id, c.role_name from cover_teams c
      where c.company_id = ${thisCompany} and c.team_id = any(${teamIds}::bigint[])
    )
    select w.kind, w.via_id, w.role_name, m.id, m.name, m.email, m.position, t.id as team_id, t.name as team_name
    from why w
    join members m on m.company_id = ${thisCompany} and m.id = w.member_id
    ${joinTeamOn(ctx.today)}
    where m.id <> ${seen.id} and m.status in ('WORKING', 'ABSENCE')
      and (w.kind <> 'LEADER' or m.dashboard_available
        or ${isFullAdmin}
        or exists (select 1 from cover_teams a where a.company_id = ${thisCompany} and a.member_id = m.id))
    order by w.place, array_position(${teamIds}::bigint[], w.via_id), ${nameOrder(ctx)}, m.id`.execute(ctx.tx)
  return result.rows
}
