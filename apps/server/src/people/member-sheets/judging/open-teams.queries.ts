import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { KnownTeam } from './team-directory.ts'

/** The teams into which people can be invited. @param held whether they stay open until the transaction ends */
export async function openTeams(tx: Tx, held = false): Promise<KnownTeam[]> {
  const { rows } = await sql<KnownTeam>`
    select id, name, parent_id as "parentId" from teams where company_id = ${thisCompany} and closed_on is null
    order by id ${held ? sql`for key share` : sql``}`.execute(tx)
  return rows
}
