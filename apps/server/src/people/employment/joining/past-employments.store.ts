import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { changeEmployment } from '../../members/index.ts'
import { endOn } from '../changes/apply-change.ts'
import { lockStates, saveStates } from '../changes/member-state.store.ts'

export interface PastEmployment {
  id: number
  joined_on: string | null
  retired_on: string
}

/** The employment that ended last, of somebody who is invited back or has come back. */
export async function lastEmployment(tx: Tx, memberId: number): Promise<PastEmployment | undefined> {
  const result = await sql<PastEmployment>`
    select id, joined_on, retired_on from past_employments
    where company_id = ${thisCompany} and member_id = ${memberId}
    order by retired_on desc limit 1`.execute(tx)
  return result.rows[0]
}

/** Makes the employment that ended last the present record again: the person does not come back after all. */
export async function restoreEmployment(
  ctx: { tx: Tx; today: Temporal.PlainDate },
  memberId: number,
  past: PastEmployment,
): Promise<void> {
  const { tx } = ctx
  await tx.deleteFrom('past_employments').where('id', '=', past.id).execute()
  const { joined_on, retired_on } = past
  await changeEmployment(tx, memberId, { status: 'RETIRED', joined_on, retired_on })
  // What was arranged for the return goes with it.
  const before = (await lockStates(tx, [memberId])).get(memberId)!
  await saveStates(ctx, [{ before, after: endOn(before, retired_on) }])
}
