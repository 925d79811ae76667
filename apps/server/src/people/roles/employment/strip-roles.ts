import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'

/**
 * Takes every role, covered team and led team from a person who leaves; that they led until the day is kept with the teams.
 * Call refuseLastAdmin before.
 * @param today the company's day, from which on the teams are without them
 */
export async function stripRoles(tx: Tx, memberId: number, today: Temporal.PlainDate): Promise<void> {
  await tx.deleteFrom('role_holders').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('cover_teams').where('member_id', '=', memberId).execute()
  await sql`
    select keep_team_versions(current_company_id(),
      array(select id from teams where leader_id = ${memberId} or charger_id = ${memberId}), ${today})`.execute(
    tx,
  )
  await sql`update teams set leader_id = nullif(leader_id, ${memberId}::bigint), charger_id = nullif(charger_id, ${memberId}::bigint)
    where leader_id = ${memberId} or charger_id = ${memberId}`.execute(tx)
}
