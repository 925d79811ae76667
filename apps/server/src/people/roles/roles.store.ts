import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { isFullAdmin } from './full-admins.ts'
import { worksHere } from './works-here.ts'

/**
 * Holds the member's row, so that nobody leaves while being given a role.
 * @throws Failure NOT_FOUND, WRONG_MEMBER_STATE for somebody who does not work here
 */
export async function lockWorkingMember(tx: Tx, memberId: number): Promise<void> {
  const result = await sql<{
    status: string
  }>`select status from members where company_id = ${thisCompany} and id = ${memberId} for key share`.execute(
    tx,
  )
  const { status } = found(result.rows[0])
  if (!worksHere(status)) fail('WRONG_MEMBER_STATE')
}

/** @throws Failure NOT_FOUND */
export async function requireMember(tx: Tx, memberId: number): Promise<void> {
  found(
    (await sql`select 1 from members where company_id = ${thisCompany} and id = ${memberId}`.execute(tx))
      .rows[0],
  )
}

export interface Standing {
  id: number
  teamId: number | null
  isFullAdmin: boolean
}

/** Where a person stands today, for the policies. @throws Failure NOT_FOUND */
export async function standingOf(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  memberId: number,
): Promise<Standing> {
  return found((await standingsOf(ctx, [memberId]))[0])
}

/** The same of several people, without those whom the company does not know. */
export async function standingsOf(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  memberIds: readonly number[],
): Promise<Standing[]> {
  if (memberIds.length === 0) return []
  const result = await sql<Standing>`
    select m.id,
      (select tm.team_id from team_memberships tm where tm.company_id = ${thisCompany} and tm.member_id = m.id
        and ${heldOn('tm', today)}) as "teamId",
      ${isFullAdmin} as "isFullAdmin"
    from members m where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[])`.execute(
    tx,
  )
  return result.rows
}

/** The team, kept from being deleted or moved meanwhile. @throws Failure NOT_FOUND */
export async function holdTeam(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  teamId: number,
): Promise<{ parentId: number | null; isClosed: boolean }> {
  const result = await sql<{ parentId: number | null; isClosed: boolean }>`
    select parent_id as "parentId", coalesce(closed_on <= ${today}, false) as "isClosed"
    from teams where company_id = ${thisCompany} and id = ${teamId} for share`.execute(tx)
  return found(result.rows[0])
}
