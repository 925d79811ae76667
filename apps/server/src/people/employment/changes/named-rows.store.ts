import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

/** Teams and ranks of the company, among those that a change names. */
export interface NamedRows {
  teamIds: ReadonlySet<number>
  /** Those of them that are closed, or will be on a day that is decided. */
  closedTeamIds: ReadonlySet<number>
  rankIds: ReadonlySet<number>
}

/** @param hold keeps the teams from being closed until the transaction ends */
export async function readNamed(
  tx: Tx,
  named: { teamIds: readonly number[]; rankIds: readonly number[] },
  hold: 'hold' | 'read',
): Promise<NamedRows> {
  if (named.teamIds.length === 0 && named.rankIds.length === 0)
    return { teamIds: new Set(), closedTeamIds: new Set(), rankIds: new Set() }
  const result = await sql<{ teams: { id: number; closed_on: string | null }[]; ranks: number[] }>`
    select (select coalesce(json_agg(t), '[]') from (
        select id, closed_on from teams where company_id = ${thisCompany} and id = any(${[...named.teamIds]}::bigint[])
        order by id ${hold === 'hold' ? sql`for key share` : sql``}) t) as teams,
      (select coalesce(json_agg(id), '[]') from ranks
        where company_id = ${thisCompany} and id = any(${[...named.rankIds]}::bigint[])) as ranks`.execute(tx)
  const { teams, ranks } = result.rows[0]!
  const closed = teams.filter((team) => team.closed_on !== null)
  return {
    teamIds: new Set(teams.map(({ id }) => id)),
    closedTeamIds: new Set(closed.map(({ id }) => id)),
    rankIds: new Set(ranks),
  }
}
