import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'

/** What stands at the foot of each sheet. */
export async function companyName({ tx }: Pick<MemberContext, 'tx'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select c.name from companies c where c.company_id = ${thisCompany}`.execute(tx)
  return rows[0]!.name
}
