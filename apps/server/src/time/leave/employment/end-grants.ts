import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

/**
 * Lets the leave of an employment end with its last day, when somebody comes back: what was left is settled, and the new
 * employment begins with nothing of it.
 */
export async function endGrants(tx: Tx, memberId: number, lastDay: Temporal.PlainDate): Promise<void> {
  const ofMember = sql`company_id = ${thisCompany} and member_id = ${memberId}`
  await sql`delete from leave_grants where ${ofMember} and granted_on > ${lastDay}`.execute(tx)
  await sql`update leave_grants set expires_on = ${lastDay} where ${ofMember} and expires_on > ${lastDay}`.execute(
    tx,
  )
  await sql`update leave_grants set carry_minutes = 0, carry_until = null where ${ofMember} and carry_until > ${lastDay}`.execute(
    tx,
  )
  await sql`delete from leave_adjustments where ${ofMember} and starts_on > ${lastDay}`.execute(tx)
  await sql`update leave_adjustments set ends_on = ${lastDay} where ${ofMember} and ends_on > ${lastDay}`.execute(
    tx,
  )
}
