import type { Tx } from '../../../db/connection.ts'
import { bindCompany, companyIdOf } from '../../../db/transaction.ts'
import { fullAdminIds } from '../../roles/index.ts'

/** The companies that an account may enter, always in the same order: two withdrawals must not wait for each other. */
export async function membershipsOf(tx: Tx, accountId: number) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('company_directory as d', 'd.company_id', 'm.company_id')
    .select(['m.company_id', 'm.member_id', 'd.name'])
    .where('m.account_id', '=', accountId)
    .orderBy('m.company_id')
    .execute()
}

/** What ends with an account. Each company is asked by itself, as row security wants it. */
export async function previewWithdrawal(tx: Tx, accountId: number) {
  const companies = []
  for (const { company_id, member_id, name } of await membershipsOf(tx, accountId)) {
    await bindCompany(tx, companyIdOf(company_id))
    const admins = await fullAdminIds(tx)
    const isLastAdmin = admins.length === 1 && admins[0] === member_id
    companies.push({ company_id, company_name: name, is_last_admin: isLastAdmin })
  }
  return { companies }
}
