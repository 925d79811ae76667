import { sql } from '../../db/sql/sql.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Tx } from '../../db/connection.ts'

/** The teams in which people stand on a day, each once. */
export async function teamsOf(
  tx: Tx,
  memberIds: readonly number[],
  day: Temporal.PlainDate,
): Promise<number[]> {
  const { rows } = await sql<{ team_id: number }>`
    select distinct tm.team_id from team_memberships tm
    where tm.company_id = ${thisCompany} and tm.member_id = any(${[...memberIds]}::bigint[])
      and ${heldOn('tm', day)}`.execute(tx)
  return rows.map(({ team_id }) => team_id)
}
