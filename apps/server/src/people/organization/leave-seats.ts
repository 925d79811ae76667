import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { keepVersions } from './teams.store.ts'

/** Empties every seat of a person in a team; that they had it until the day is kept with the team's past. */
export async function leaveSeats(
  ctx: { tx: Tx; today: Temporal.PlainDate },
  memberId: number,
): Promise<void> {
  const seated = sql`company_id = ${thisCompany} and (leader_id = ${memberId}::bigint or charger_id = ${memberId}::bigint)`
  const held = await sql<{
    id: number
  }>`select id from teams where ${seated} order by id for no key update`.execute(ctx.tx)
  if (held.rows.length === 0) return
  const ids = held.rows.map(({ id }) => id)
  await keepVersions(ctx, ids)
  await sql`update teams set leader_id = nullif(leader_id, ${memberId}::bigint), charger_id = nullif(charger_id, ${memberId}::bigint)
    where company_id = ${thisCompany} and id = any(${ids}::bigint[])`.execute(ctx.tx)
}
