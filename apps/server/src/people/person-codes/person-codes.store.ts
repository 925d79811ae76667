import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found, onConstraint } from '../../http/fail.ts'
import type { CodeKind } from './code-kind.ts'

export interface KeptCode {
  member_id: number
  code: string
}

/** @throws Failure NOT_FOUND for an unknown person, and what the kind says of a code that is taken */
export async function insertCode(
  tx: Tx,
  { table, column, broken }: CodeKind,
  row: KeptCode,
): Promise<number> {
  const insert = sql<{ id: number }>`
    insert into ${sql.table(table)} (company_id, member_id, ${sql.ref(column)})
    values (${thisCompany}, ${row.member_id}, ${row.code}) returning id`
  return (await onConstraint(broken, () => insert.execute(tx))).rows[0]!.id
}

/** @throws Failure as insertCode */
export async function changeCode(
  tx: Tx,
  { table, column, broken }: CodeKind,
  id: number,
  { member_id, code }: KeptCode,
): Promise<void> {
  const update = sql`
    update ${sql.table(table)} set member_id = ${member_id}, ${sql.ref(column)} = ${code}
    where company_id = ${thisCompany} and id = ${id}`
  await onConstraint(broken, () => update.execute(tx))
}

export async function removeCode(tx: Tx, { table }: CodeKind, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where company_id = ${thisCompany} and id = ${id}`.execute(tx)
}

/** A code with whose it is, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockCode(tx: Tx, { table, column }: CodeKind, id: number): Promise<KeptCode> {
  const result = await sql<KeptCode>`
    select member_id, ${sql.ref(column)} as code from ${sql.table(table)}
    where company_id = ${thisCompany} and id = ${id} for update`.execute(tx)
  return found(result.rows[0])
}
