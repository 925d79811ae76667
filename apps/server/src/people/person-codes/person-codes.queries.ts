import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { memberStatuses } from '#contract/people/members/members.ts'
import { pageOf } from '../../db/page-of.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { found } from '../../http/fail.ts'
import { searchCondition } from '../members/index.ts'
import { coversMember, isFullAdmin, joinTeamOn, visibleMembers } from '../roles/index.ts'
import type { CodeKind } from './code-kind.ts'

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor' | 'language'>

interface CodeRow {
  id: number
  member_id: number
  name: string
  status: (typeof memberStatuses)[number]
  team_id: number | null
  team_name: string | null
  is_full_admin: boolean
  code: string
}

/** A code with its person, and whether the reader keeps it. */
export interface PersonCode extends Omit<CodeRow, 'team_id' | 'is_full_admin'> {
  keeps: boolean
}

export interface CodeFilter {
  /** A name, its initials, or part of the code. */
  search: string
  memberId: number | null
  page: number
  pageSize: number
}

/** The codes of the people whom the reader may see, by name. */
export async function listPersonCodes(
  ctx: Reader,
  kind: CodeKind,
  { search, memberId, page, pageSize }: CodeFilter,
): Promise<{ count: number; rows: PersonCode[] }> {
  const wanted = sql<boolean>`${visibleMembers(ctx, sql.ref('c.member_id'))}
    and (${memberId}::bigint is null or c.member_id = ${memberId})
    and (${searchCondition(search)} or strpos(c.${sql.ref(kind.column)}, ${search.toUpperCase()}) > 0)`
  const [counted, rows] = await Promise.all([
    sql<{ count: number }>`
      select count(*)::int as count
      from ${sql.table(kind.table)} c join members m on m.company_id = c.company_id and m.id = c.member_id
      where c.company_id = ${thisCompany} and ${wanted}`.execute(ctx.tx),
    select(ctx, kind, wanted, pageOf({ page, page_size: pageSize })),
  ])
  return { count: counted.rows[0]?.count ?? 0, rows }
}

/** @throws Failure NOT_FOUND */
export async function getPersonCode(ctx: Reader, kind: CodeKind, id: number): Promise<PersonCode> {
  return found((await select(ctx, kind, sql`c.id = ${id}`, sql``))[0])
}

async function select(
  ctx: Reader,
  { table, column }: CodeKind,
  wanted: RawBuilder<unknown>,
  slice: RawBuilder<unknown>,
): Promise<PersonCode[]> {
  const result = await sql<CodeRow>`
    select c.id, c.member_id, m.name, m.status, t.id as team_id, t.name as team_name, c.${sql.ref(column)} as code,
      ${isFullAdmin} as is_full_admin
    from ${sql.table(table)} c
    join members m on m.company_id = c.company_id and m.id = c.member_id
    ${joinTeamOn(ctx.today)}
    where c.company_id = ${thisCompany} and ${wanted}
    order by ${nameOrder(ctx)}, m.id, c.id ${slice}`.execute(ctx.tx)
  return result.rows.map(({ team_id: teamId, is_full_admin: isAdmin, ...row }) => ({
    ...row,
    keeps: coversMember(ctx.actor, { teamId, isFullAdmin: isAdmin }),
  }))
}

/** Whether a code of the entrance is a person's own. */
export async function holdsGateCode(tx: Tx, memberId: number, code: string): Promise<boolean> {
  const query = tx.selectFrom('gate_users').select('id').where('member_id', '=', memberId)
  return (await query.where('code', '=', code).executeTakeFirst()) !== undefined
}
