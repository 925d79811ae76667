import { sql } from 'kysely'
import type { Tx } from '../db/connection.ts'
import type { CompanyId } from '../db/transaction.ts'
import { found, onConstraint } from '../http/fail.ts'

export interface RankRow {
  company_id: number
  id: number
  name: string
  sort_order: number
}

const nameTaken = { ranks_name_key: 'NAME_TAKEN' } as const

export function listRanks(tx: Tx): Promise<RankRow[]> {
  return tx.selectFrom('ranks').selectAll().orderBy('sort_order').orderBy('id').execute()
}

/** @throws Failure NOT_FOUND */
export async function getRank(tx: Tx, id: number): Promise<RankRow> {
  return found(await tx.selectFrom('ranks').selectAll().where('id', '=', id).executeTakeFirst())
}

export async function lastRankPlace(tx: Tx): Promise<number> {
  const result = await sql<{
    place: number
  }>`select coalesce(max(sort_order) + 1, 0)::int as place from ranks`.execute(tx)
  return result.rows[0]?.place ?? 0
}

/** @throws Failure NAME_TAKEN */
export async function insertRank(
  tx: Tx,
  companyId: CompanyId,
  rank: { name: string; sortOrder: number },
): Promise<number> {
  const values = { company_id: companyId, name: rank.name, sort_order: rank.sortOrder }
  const query = tx.insertInto('ranks').values(values).returning('id')
  return (await onConstraint(nameTaken, () => query.executeTakeFirstOrThrow())).id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function changeRank(
  tx: Tx,
  id: number,
  rank: { name?: string | undefined; sortOrder?: number | undefined },
): Promise<void> {
  const query = tx
    .updateTable('ranks')
    .set({ id, name: rank.name, sort_order: rank.sortOrder })
    .where('id', '=', id)
  found(await onConstraint(nameTaken, () => query.returning('id').executeTakeFirst()))
}

/** @throws Failure NOT_FOUND, STILL_IN_USE */
export async function removeRank(tx: Tx, id: number): Promise<void> {
  const query = tx.deleteFrom('ranks').where('id', '=', id).returning('id')
  found(await onConstraint({ members_rank: 'STILL_IN_USE' }, () => query.executeTakeFirst()))
}
