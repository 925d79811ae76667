import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

/** Those of these people who work here or are absent for a time: whom a line may name. */
export async function workingAmong(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m where m.company_id = ${thisCompany} and m.id = any(${[...ids]}::bigint[])
      and m.status in ('WORKING', 'ABSENCE')`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
