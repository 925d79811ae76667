import { sql } from 'kysely'
import type { Tx } from '../db/connection.ts'

/** Takes every role, covered team and led team from a person who leaves. Call refuseLastAdmin before. */
export async function stripRoles(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('role_holders').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('cover_teams').where('member_id', '=', memberId).execute()
  await sql`update teams set leader_id = nullif(leader_id, ${memberId}::bigint), charger_id = nullif(charger_id, ${memberId}::bigint)
    where leader_id = ${memberId} or charger_id = ${memberId}`.execute(tx)
}
