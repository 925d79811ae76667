import { type RawBuilder, sql } from 'kysely'
import type { memberStatuses } from '#contract/members/members.ts'
import type { MemberContext } from '../http/context.ts'
import { found } from '../http/fail.ts'
import { searchCondition } from '../members/index.ts'
import { joinTeamOn, visibleMembers } from '../roles/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor'>

export interface GateUserRow {
  id: number
  member_id: number
  name: string
  status: (typeof memberStatuses)[number]
  team_id: number | null
  team_name: string | null
  is_full_admin: boolean
  code: string
}

export interface GateUserFilter {
  search: string
  memberId: number | null
  page: number
  pageSize: number
}

/** The gate codes of the people whom the viewer may see, by name. */
export async function listGateUsers(
  ctx: Reader,
  { search, memberId, page, pageSize }: GateUserFilter,
): Promise<{ count: number; rows: GateUserRow[] }> {
  const wanted = sql<boolean>`${visibleMembers(ctx, sql.ref('g.member_id'))}
    and (${memberId}::bigint is null or g.member_id = ${memberId})
    and (${searchCondition(search)} or strpos(g.code, ${search.toUpperCase()}) > 0)`
  const [counted, rows] = await Promise.all([
    sql<{ count: number }>`
      select count(*)::int as count
      from gate_users g join members m on m.company_id = g.company_id and m.id = g.member_id
      where ${wanted}`.execute(ctx.tx),
    select(ctx, wanted, sql`limit ${pageSize} offset ${(page - 1) * pageSize}`),
  ])
  return { count: counted.rows[0]?.count ?? 0, rows }
}

/** @throws Failure NOT_FOUND */
export async function getGateUser(ctx: Reader, id: number): Promise<GateUserRow> {
  return found((await select(ctx, sql`g.id = ${id}`, sql``))[0])
}

async function select(ctx: Reader, wanted: RawBuilder<unknown>, slice: RawBuilder<unknown>) {
  const result = await sql<GateUserRow>`
    select g.id, g.member_id, m.name, m.status, t.id as team_id, t.name as team_name, g.code,
      exists (select 1 from role_holders r where r.company_id = m.company_id and r.member_id = m.id and r.role = 'FULL_ADMIN')
        as is_full_admin
    from gate_users g
    join members m on m.company_id = g.company_id and m.id = g.member_id
    ${joinTeamOn(ctx.today)}
    where ${wanted}
    order by m.name, m.id, g.id ${slice}`.execute(ctx.tx)
  return result.rows
}
