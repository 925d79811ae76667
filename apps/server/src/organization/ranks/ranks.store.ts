import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { CompanyId } from '../../db/transaction.ts'
import { fail, found, onConstraint } from '../../http/fail.ts'

export interface RankRow {
  company_id: number
  id: number
  name: string
  sort_order: number
  /** How many have it, those who left included. */
  people: number
}

const nameTaken = { ranks_name_key: 'NAME_TAKEN' } as const

export async function listRanks(tx: Tx, only?: { id: number }): Promise<RankRow[]> {
  const result = await sql<RankRow>`
    select r.company_id, r.id, r.name, r.sort_order, coalesce(m.people, 0) as people
    from ranks r
    left join (
      select company_id, rank_id, count(*)::int as people from members where rank_id is not null group by 1, 2
    ) m on m.company_id = r.company_id and m.rank_id = r.id
    where ${only ? sql`r.id = ${only.id}` : sql`true`}
    order by r.sort_order, r.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getRank(tx: Tx, id: number): Promise<RankRow> {
  return found((await listRanks(tx, { id }))[0])
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

/** @throws Failure NOT_FOUND, RANK_IN_USE with the number of people who have it, those who left included; STILL_IN_USE while the history of somebody shows it */
export async function removeRank(tx: Tx, id: number): Promise<void> {
  const used = await sql<{ people: number }>`
    select count(*)::int as people from members where rank_id = ${id}`.execute(tx)
  const people = used.rows[0]?.people ?? 0
  if (people > 0) fail('RANK_IN_USE', { people })
  const query = tx.deleteFrom('ranks').where('id', '=', id).returning('id')
  found(await onConstraint({ employment_terms_rank: 'STILL_IN_USE' }, () => query.executeTakeFirst()))
}

/** Changes many ranks in one statement. @throws Failure NOT_FOUND when one is unknown, NAME_TAKEN */
export async function changeRanks(
  tx: Tx,
  ranks: readonly { id: number; name: string; _order?: number | undefined }[],
): Promise<void> {
  const write = sql`
    update ranks r set name = w.name, sort_order = coalesce(w._order, r.sort_order)
    from json_to_recordset(${JSON.stringify(ranks)}) as w(id bigint, name text, _order int)
    where r.id = w.id returning r.id`
  const changed = await onConstraint(nameTaken, () => write.execute(tx))
  if (changed.rows.length < new Set(ranks.map((rank) => rank.id)).size) fail('NOT_FOUND')
}
