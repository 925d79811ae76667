import { sql } from 'kysely'
import { type LineOrganization, leaderClimbing } from '#rules/approvals/resolve-line.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fullAdmins } from '../../people/roles/index.ts'

export interface Approver {
  memberId: number
  name: string
  position: string
  teamName: string | null
}

export interface DefaultLine {
  approvers: Approver[]
  /** Nobody stands above the person, who leads the topmost team or is a full admin: approved at once (decision D-04). */
  approvedAtOnce: boolean
}

interface Seat {
  team_id: number
  parent_id: number | null
  leader_id: number | null
  name: string | null
  position: string | null
  team_name: string | null
  is_reachable: boolean
}

interface Row {
  seats: Seat[]
  admins: (Approver & { isSelf: boolean })[]
}

/**
 * Who decides when no line was chosen: the leader of the person's team, or the next one up where the seat is empty or
 * the person's own. When no seat above is taken, the full admin of longest standing stands in, so that a young company
 * without leaders can work.
 */
export async function defaultLine(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  memberId: number,
): Promise<DefaultLine> {
  const { seats, admins } = await loadSeats(ctx, memberId)
  const first = seats[0]
  const found = first ? leaderClimbing(organization(seats), first.team_id, memberId) : null
  const seat = found && seats.find((one) => one.leader_id === found.userId)
  if (seat) {
    const { leader_id, name, position, team_name } = seat
    return {
      approvers: [{ memberId: leader_id!, name: name!, position: position!, teamName: team_name }],
      approvedAtOnce: false,
    }
  }
  const leads = seats.some((one) => one.leader_id === memberId)
  if (leads || admins.some((one) => one.isSelf)) return { approvers: [], approvedAtOnce: true }
  return { approvers: admins.slice(0, 1), approvedAtOnce: false }
}

function organization(seats: readonly Seat[]): LineOrganization {
  const byTeam = new Map(seats.map((seat) => [seat.team_id, seat]))
  const reachable = new Set(seats.filter((seat) => seat.is_reachable).map((seat) => seat.leader_id))
  return {
    leaderOf: (team) => byTeam.get(team)?.leader_id ?? null,
    parentOf: (team) => byTeam.get(team)?.parent_id ?? null,
    chargerOf: () => null,
    membersOf: () => [],
    holdersOf: () => [],
    isReachable: (id) => reachable.has(id),
  }
}

async function loadSeats(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  memberId: number,
): Promise<Row> {
  const result = await sql<Row>`
    with recursive chain as (
      select t.id, t.parent_id, t.leader_id, 0 as level
      from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
      where tm.company_id = ${thisCompany} and tm.member_id = ${memberId} and ${heldOn('tm', today)}
      union all
      select t.id, t.parent_id, t.leader_id, c.level + 1
      from chain c join teams t on t.company_id = ${thisCompany} and t.id = c.parent_id
      where c.level < 50
    )
    select
      (select coalesce(json_agg(json_build_object('team_id', c.id, 'parent_id', c.parent_id, 'leader_id', c.leader_id,
          'name', m.name, 'position', m.position, 'is_reachable', coalesce(m.status in ('WORKING', 'ABSENCE'), false),
          'team_name', (select t.name from team_memberships tm
            join teams t on t.company_id = tm.company_id and t.id = tm.team_id
            where tm.company_id = ${thisCompany} and tm.member_id = m.id and ${heldOn('tm', today)})) order by c.level), '[]')
        from chain c left join members m on m.company_id = ${thisCompany} and m.id = c.leader_id) as seats,
      (select coalesce(json_agg(json_build_object('memberId', m.id, 'name', m.name, 'position', m.position,
          'teamName', null, 'isSelf', m.id = ${memberId}) order by h.granted_at, m.id), '[]')
        from ${fullAdmins} h join members m on m.company_id = h.company_id and m.id = h.member_id
        where m.company_id = ${thisCompany} and m.status = 'WORKING') as admins`.execute(tx)
  return result.rows[0]!
}
