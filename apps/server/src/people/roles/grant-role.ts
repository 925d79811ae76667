import type { Tx } from '../../db/connection.ts'
import type { CompanyId } from '../../db/transaction.ts'

/** Gives a role; nothing happens when the member has it already. @returns whether it is new */
export async function grantRole(
  tx: Tx,
  companyId: CompanyId,
  memberId: number,
  role: string,
): Promise<boolean> {
  const row = await tx
    .insertInto('role_holders')
    .values({ company_id: companyId, member_id: memberId, role })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether the member had it */
export async function revokeRole(tx: Tx, memberId: number, role: string): Promise<boolean> {
  const query = tx.deleteFrom('role_holders').where('member_id', '=', memberId).where('role', '=', role)
  return (await query.returning('member_id').executeTakeFirst()) !== undefined
}
