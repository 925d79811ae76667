import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/** Empties every seat of a person in a team; that they had it until the day is kept with the team's past. */
export async function leaveSeats(
  { tx, today }: { tx: Tx; today: Temporal.PlainDate },
  memberId: number,
): Promise<void> {
  await sql`
    select keep_team_versions(current_company_id(),
      array(select id from teams where leader_id = ${memberId} or charger_id = ${memberId}), ${today})`.execute(
    tx,
  )
  await sql`update teams set leader_id = nullif(leader_id, ${memberId}::bigint), charger_id = nullif(charger_id, ${memberId}::bigint)
    where leader_id = ${memberId} or charger_id = ${memberId}`.execute(tx)
}
