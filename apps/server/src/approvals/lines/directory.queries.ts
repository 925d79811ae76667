import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { DuplicatePriority } from '#rules/approvals/drop-duplicates.ts'
import type { LineRole, LineVariant } from '#rules/approvals/line-conditions.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { dutyHolders, fullAdmins } from '../../people/roles/index.ts'
import type { Loaded, Person, TeamSeat, Wanted } from './directory.ts'

type Reader = Pick<CommandContext, 'tx' | 'today'>

export interface SavedRow {
  role_code: LineRole
  team_id: number | null
  member_id: number | null
  line: string
  variants: LineVariant[]
  updated_at: string
}

/** All that decides which line a person's documents go along. */
export interface Standing {
  /** The own team and those above it, nearest first. */
  teams: TeamSeat[]
  people: Person[]
  /** Full admins at work, of longest standing first. */
  admins: number[]
  saved: SavedRow[]
  rank_id: number | null
  priority: DuplicatePriority
}

/** @param roles of which saved lines @throws Failure NOT_FOUND for nobody of the company */
export async function loadStanding(
  { tx, today }: Reader,
  memberId: number,
  roles: readonly LineRole[],
): Promise<Standing> {
  const result = await sql<Standing>`
    with recursive chain as (
      select t.id, t.name, t.parent_id, t.leader_id, t.charger_id, t.closed_on, 0 as level
      from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
      where tm.company_id = ${thisCompany} and tm.member_id = ${memberId} and ${heldOn('tm', today)}
      union all
      select t.id, t.name, t.parent_id, t.leader_id, t.charger_id, t.closed_on, c.level + 1
      from chain c join teams t on t.company_id = ${thisCompany} and t.id = c.parent_id
      where c.level < 50
    ), admins as (
      select h.member_id, h.granted_at from ${fullAdmins} h
      join members a on a.company_id = ${thisCompany} and a.id = h.member_id and a.status = 'WORKING'
    )
    select
      (select coalesce(json_agg(${teamColumns(sql`c`, today)} order by c.level), '[]') from chain c) as teams,
      (select coalesce(json_agg(a.member_id order by a.granted_at, a.member_id), '[]') from admins a) as admins,
      ${peopleIn(
        sql`select leader_id from chain union select charger_id from chain union select member_id from admins`,
        today,
      )} as people,
      (select coalesce(json_agg(json_build_object('role_code', l.role_code, 'team_id', l.team_id, 'member_id', l.member_id,
          'line', l.line, 'variants', l.variants, 'updated_at', l.updated_at)), '[]')
        from approval_lines l
        where l.company_id = ${thisCompany} and l.role_code = any(${[...roles]}::text[]) and (l.member_id = ${memberId}
          or l.team_id in (select id from chain) or (l.team_id is null and l.member_id is null))) as saved,
      m.rank_id, c.duplicate_receiver_priority as priority
    from members m join companies c on c.company_id = m.company_id
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(tx)
  return found(result.rows[0])
}

/** Teams with those above them, holders of duties and people whom lines name. */
export async function loadWanted({ tx, today }: Reader, wanted: Wanted): Promise<Loaded> {
  const result = await sql<Loaded>`
    with recursive chain as (
      select t.id, t.name, t.parent_id, t.leader_id, t.charger_id, t.closed_on, 0 as level
      from teams t where t.company_id = ${thisCompany} and t.id = any(${wanted.teamIds}::bigint[])
      union
      select t.id, t.name, t.parent_id, t.leader_id, t.charger_id, t.closed_on, c.level + 1
      from chain c join teams t on t.company_id = ${thisCompany} and t.id = c.parent_id
      where c.level < 50
    ), held as (
      select h.duty, h.member_id from ${dutyHolders} h where h.duty = any(${wanted.duties}::text[])
    ), placed as (
      select tm.team_id, tm.member_id from team_memberships tm
      where tm.company_id = ${thisCompany} and tm.team_id = any(${wanted.memberTeamIds}::bigint[]) and ${heldOn('tm', today)}
    )
    select
      (select coalesce(json_agg(${teamColumns(sql`c`, today)}), '[]') from chain c) as teams,
      (select coalesce(json_agg(json_build_object('duty', h.duty, 'member_id', h.member_id) order by h.member_id), '[]')
        from held h) as holders,
      (select coalesce(json_agg(json_build_object('team_id', p.team_id, 'member_id', p.member_id) order by p.member_id), '[]')
        from placed p) as members,
      ${peopleIn(
        sql`select leader_id from chain union select member_id from held union select member_id from placed
          union select unnest(${wanted.userIds}::bigint[])`,
        today,
      )} as people`.execute(tx)
  return result.rows[0]!
}

function teamColumns(c: RawBuilder<unknown>, today: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`json_build_object('id', ${c}.id, 'name', ${c}.name, 'parent_id', ${c}.parent_id, 'leader_id', ${c}.leader_id,
    'charger_id', ${c}.charger_id, 'is_open', ${c}.closed_on is null or ${c}.closed_on > ${today})`
}

function peopleIn(ids: RawBuilder<unknown>, today: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'position', p.position,
      'status', p.status, 'team_name', (select t.name from team_memberships tm
        join teams t on t.company_id = tm.company_id and t.id = tm.team_id
        where tm.company_id = ${thisCompany} and tm.member_id = p.id and ${heldOn('tm', today)} limit 1))), '[]')
    from members p where p.company_id = ${thisCompany} and p.id in (${ids}))`
}
