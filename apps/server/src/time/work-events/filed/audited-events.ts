import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

/** Whose requests are, for the audit trail, which knows them by their ids. */
export async function peopleOfEvents(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, m.name from work_events r join members m on m.company_id = r.company_id and m.id = r.member_id
    where r.company_id = ${thisCompany} and r.id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Selects the requests of a person. */
export const eventsOfPerson = (memberId: number) => sql`
  select r.id from work_events r where r.company_id = ${thisCompany} and r.member_id = ${memberId}`
