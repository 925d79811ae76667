import type { Tx } from '../../../db/connection.ts'
import { bindCompany, companyIdOf } from '../../../db/transaction.ts'
import { membershipsOf } from '../../../platform/auth/index.ts'
import { fullAdminIds } from '../../roles/index.ts'

/** What ends with an account. Each company is asked by itself, as row security wants it. */
export async function previewWithdrawal(tx: Tx, accountId: number) {
  const companies = []
  for (const { company_id, member_id } of await membershipsOf(tx, accountId)) {
    await bindCompany(tx, companyIdOf(company_id))
    const [admins, { name }] = await Promise.all([
      fullAdminIds(tx),
      tx.selectFrom('companies').select('name').executeTakeFirstOrThrow(),
    ])
    const isLastAdmin = admins.length === 1 && admins[0] === member_id
    companies.push({ company_id, company_name: name, is_last_admin: isLastAdmin })
  }
  return { companies }
}
