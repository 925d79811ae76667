import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { anyDeputiesOn } from '../deputies/deputies.ts'

/** Who has some of these documents in a box: their authors and who submitted them for these, those who see them on their line, and who may decide for those. */
export async function peopleOfDocuments(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number | null }>`/* who is told */
    select r.member_id as id from document_receivers r
    where r.company_id = ${thisCompany} and r.document_id = any(${[...ids]}::bigint[])
    union
    ${anyDeputiesOn(ids)}
    union
    select unnest(array[d.author_id, d.submitted_by]) from documents d
    where d.company_id = ${thisCompany} and d.id = any(${[...ids]}::bigint[])`.execute(tx)
  return rows.flatMap(({ id }) => id ?? [])
}
