import type { Tx } from '../../../db/connection.ts'

/** Makes every code that was mailed to the member worthless. */
export async function dropInvitationCodes(tx: Tx, companyId: number, memberId: number): Promise<void> {
  const codes = tx.deleteFrom('invitation_codes').where('company_id', '=', companyId)
  await codes.where('member_id', '=', memberId).execute()
}
