import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { fail, found, onConstraint } from '../../../http/fail.ts'

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
      select rank_id, count(*)::int as people from members
      where company_id = ${thisCompany} and rank_id is not null group by 1
    ) m on m.rank_id = r.id
    where r.company_id = ${thisCompany} and ${only ? sql`r.id = ${only.id}` : sql`true`}
    order by r.sort_order, r.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getRank(tx: Tx, id: number): Promise<RankRow> {
  return found((await listRanks(tx, { id }))[0])
}

/**
 * Adds ranks, behind the others unless they say where. @param taken what happens to a name that there is already
 * @returns those that were made @throws Failure NAME_TAKEN
 */
export async function insertRanks(
  tx: Tx,
  ranks: readonly { name: string; _order?: number | undefined }[],
  taken: 'refuse' | 'skip',
): Promise<{ id: number; name: string }[]> {
  const write = sql<{ id: number; name: string }>`
    insert into ranks (company_id, name, sort_order)
    select ${thisCompany}::bigint, w.name, coalesce(w._order, last.place + w.at)
    from rows from (json_to_recordset(${JSON.stringify(ranks)}) as (name text, _order int)) with ordinality as w(name, _order, at),
      (select coalesce(max(sort_order), -1) as place from ranks where company_id = ${thisCompany}) last
    order by w.at ${taken === 'skip' ? sql`on conflict (company_id, name) do nothing` : sql``} returning id, name`
  return (await onConstraint(nameTaken, () => write.execute(tx))).rows
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

/** Ranks as they are, by their ids, so that nobody else changes them meanwhile. */
export async function lockRanks(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; name: string; _order: number }[]> {
  const { rows } = await sql<{ id: number; name: string; _order: number }>`
    select id, name, sort_order as _order from ranks
    where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx)
  return rows
}

/**
 * @throws Failure NOT_FOUND, RANK_IN_USE with the number of people who have it, those who left included; RANK_HAS_PAST while
 * the history of somebody shows it
 */
export async function removeRank(tx: Tx, id: number): Promise<void> {
  const used = await sql<{ people: number }>`
    select count(*)::int as people from members where company_id = ${thisCompany} and rank_id = ${id}`.execute(
    tx,
  )
  const people = used.rows[0]?.people ?? 0
  if (people > 0) fail('RANK_IN_USE', { people })
  const query = tx.deleteFrom('ranks').where('id', '=', id).returning('id')
  const codes = { employment_terms_rank: 'RANK_HAS_PAST', members_rank: 'RANK_HAS_PAST' } as const
  found(await onConstraint(codes, () => query.executeTakeFirst()))
}

/** Changes many ranks in one statement. @throws Failure NOT_FOUND when one is unknown, NAME_TAKEN */
export async function changeRanks(
  tx: Tx,
  ranks: readonly { id: number; name: string; _order?: number | undefined }[],
): Promise<void> {
  const write = sql`
    update ranks r set name = w.name, sort_order = coalesce(w._order, r.sort_order)
    from json_to_recordset(${JSON.stringify(ranks)}) as w(id bigint, name text, _order int)
    where r.company_id = ${thisCompany} and r.id = w.id returning r.id`
  const changed = await onConstraint(nameTaken, () => write.execute(tx))
  if (changed.rows.length < new Set(ranks.map((rank) => rank.id)).size) fail('NOT_FOUND')
}
