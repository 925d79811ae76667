import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

export interface EnteredPerson {
  id: number
  name: string
}

/**
 * The people with these addresses, each locked until the transaction ends: all in one order, so that two sheets with the same people
 * never wait for each other.
 */
export async function lockByEmail(tx: Tx, emails: readonly string[]): Promise<Map<string, EnteredPerson>> {
  const { rows } = await sql<EnteredPerson & { email: string }>`
    select id, name, email from members
    where company_id = ${thisCompany} and email = any(${[...new Set(emails)]}::text[])
    order by id for no key update`.execute(tx)
  return new Map(rows.map((row) => [row.email, row]))
}
