import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

export interface Cover {
  member_id: number
  /** Of the limited admin. */
  name: string
  team_id: number
}

/** Who looks after which team, by name. */
export async function listCovers(tx: Tx): Promise<Cover[]> {
  const result = await sql<Cover>`
    select ct.member_id, m.name, ct.team_id
    from cover_teams ct join members m on m.company_id = ct.company_id and m.id = ct.member_id
    where ct.company_id = ${thisCompany} order by m.name, m.id`.execute(tx)
  return result.rows
}

/** Joins `ct`: how a person looks after the team `alias`; its role_name is null for a team that they do not look after. */
export function joinCover(alias: string, memberId: number): RawBuilder<unknown> {
  return sql`left join cover_teams ct on ct.company_id = ${thisCompany}
      and ct.team_id = ${sql.ref(`${alias}.id`)} and ct.member_id = ${memberId}`
}

/** Nobody looks after the team any longer. */
export async function endCovers(tx: Tx, teamId: number): Promise<void> {
  await tx.deleteFrom('cover_teams').where('team_id', '=', teamId).execute()
}
