import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { atMost } from '../../../db/page-of.ts'
import { bindCompany, companyIdOf } from '../../../db/transaction.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { pastMembershipsOf } from '../../../platform/auth/index.ts'
import { isFullAdmin } from '../../roles/index.ts'

/** Enough to find one who answers. */
const MOST_CONTACTS = 3

interface Left {
  company_name: string
  username: string
  last_day: string | null
  is_invited_back: boolean
}

/** The companies that the owner of an account has left, and whom to ask there. Each is asked by itself, as row security wants it. */
export async function listLeft(tx: Tx, accountId: number) {
  const companies = []
  for (const { company_id, member_id } of await pastMembershipsOf(tx, accountId)) {
    await bindCompany(tx, companyIdOf(company_id))
    const left = await leftAs(tx, member_id, accountId)
    if (left) companies.push({ company_id, ...left, contacts: await contacts(tx) })
  }
  return companies
}

/** Undefined for a record that has been removed, or is somebody else's by now. */
async function leftAs(tx: Tx, memberId: number, accountId: number): Promise<Left | undefined> {
  const { rows } = await sql<Left>`
    select c.name as company_name, m.name as username, m.status = 'INVITED' as is_invited_back,
      coalesce(m.retired_on, (select max(p.retired_on) from past_employments p
        where p.company_id = ${thisCompany} and p.member_id = m.id)) as last_day
    from members m join companies c on c.company_id = m.company_id
    where m.company_id = ${thisCompany} and m.id = ${memberId} and m.account_id = ${accountId}
      and m.status in ('RETIRED', 'INVITED')`.execute(tx)
  return rows[0]
}

async function contacts(tx: Tx): Promise<{ username: string; email: string }[]> {
  const { rows } = await sql<{ username: string; email: string }>`
    select m.name as username, m.email from members m
    where m.company_id = ${thisCompany} and m.status = 'WORKING' and ${isFullAdmin}
    order by m.id ${atMost(MOST_CONTACTS)}`.execute(tx)
  return rows
}
