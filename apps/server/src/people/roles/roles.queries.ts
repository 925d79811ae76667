import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { isFullAdmin } from './full-admins.ts'
import { storedFlags } from './hide-fields.ts'
import { joinTeamOn } from './join-team-on.ts'

type Reader = Pick<MemberContext, 'tx' | 'today'>
type NamingReader = Pick<MemberContext, 'tx' | 'today' | 'actor' | 'language'>

export interface PersonRow {
  id: number
  name: string
  email: string
  position: string
  status: string
  is_full_admin: boolean
  team_id: number | null
  team_name: string | null
  /** What the company says of the fields of a profile. */
  flags: unknown
}

export interface CoverRow {
  team_id: number
  team_name: string
  role_name: string
  has_own_name: boolean
  parent_id: number | null
}

export interface HolderRow extends PersonRow {
  role: string
  granted_at: string
}

const personColumns = sql`m.id, m.name, m.email, m.position, m.status, t.id as team_id, t.name as team_name,
  ${storedFlags} as flags, ${isFullAdmin} as is_full_admin`

function fromMembers({ today }: Reader) {
  return sql`members m ${joinTeamOn(today)}`
}

export async function listHolders(
  ctx: NamingReader,
  filter: { memberId?: number | undefined; role?: string | undefined },
): Promise<HolderRow[]> {
  const result = await sql<HolderRow>`
    select ${personColumns}, r.role, r.granted_at
    from role_holders r join ${fromMembers(ctx)} on m.company_id = r.company_id and m.id = r.member_id
    where r.company_id = ${thisCompany} and (${filter.memberId ?? null}::bigint is null or r.member_id = ${filter.memberId ?? null})
      and (${filter.role ?? null}::text is null or r.role = ${filter.role ?? null})
    order by r.role, ${nameOrder(ctx)}, m.id`.execute(ctx.tx)
  return result.rows
}

/** One person as lists of roles show them; undefined for nobody of this company. */
export async function findPerson(ctx: Reader, memberId: number): Promise<PersonRow | undefined> {
  const result = await sql<PersonRow>`
    select ${personColumns} from ${fromMembers(ctx)}
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(ctx.tx)
  return result.rows[0]
}

export async function listLimitedAdmins(ctx: NamingReader): Promise<(PersonRow & { covers: CoverRow[] })[]> {
  const result = await sql<PersonRow & { covers: CoverRow[] }>`
    select ${personColumns}, c.covers
    from (
      select ct.member_id, json_agg(json_build_object(
        'team_id', ct.team_id, 'team_name', covered.name, 'parent_id', covered.parent_id, 'role_name', ct.role_name,
        'has_own_name', ct.has_own_name) order by covered.name) as covers
      from cover_teams ct join teams covered on covered.company_id = ct.company_id and covered.id = ct.team_id
      where ct.company_id = ${thisCompany} group by ct.member_id
    ) c join ${fromMembers(ctx)} on m.company_id = ${thisCompany} and m.id = c.member_id
    order by ${nameOrder(ctx)}, m.id`.execute(ctx.tx)
  return result.rows
}

export async function listCoverTeams({ tx }: Reader, memberId: number): Promise<CoverRow[]> {
  const result = await sql<CoverRow>`
    select ct.team_id, t.name as team_name, t.parent_id, ct.role_name, ct.has_own_name
    from cover_teams ct join teams t on t.company_id = ct.company_id and t.id = ct.team_id
    where ct.company_id = ${thisCompany} and ct.member_id = ${memberId} order by t.name, t.id`.execute(tx)
  return result.rows
}

export interface AdminFlags {
  isFullAdmin: boolean
  isLimitedAdmin: boolean
  led: { team_id: number; team_name: string }[]
}

export async function adminFlags({ tx }: Reader, memberId: number): Promise<AdminFlags | undefined> {
  const result = await sql<AdminFlags>`
    select ${isFullAdmin} as "isFullAdmin",
      exists (select 1 from cover_teams where company_id = ${thisCompany} and member_id = m.id) as "isLimitedAdmin",
      coalesce((select json_agg(json_build_object('team_id', id, 'team_name', name) order by sort_order, id)
        from teams where company_id = ${thisCompany} and leader_id = m.id), '[]') as led
    from members m where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(tx)
  return result.rows[0]
}
