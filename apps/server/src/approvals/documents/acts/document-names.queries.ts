import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

/** What documents are called, with their numbers; of an erased one only its number is left. */
export async function documentNames(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, concat_ws(' · ', case when status <> 'ERASED' then title end, serial) as name
    from documents where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
