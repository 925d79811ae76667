import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { onConstraint } from '../../../http/fail.ts'
import { recordsOf } from '../../../http/records/records-of.ts'

const nameTaken = { room_categories_name_key: 'NAME_TAKEN' } as const

export const categories = recordsOf('room_categories', {
  name: 'meeting_category',
  broken: nameTaken,
  inUse: { rooms_category: 'STILL_IN_USE' },
})

/** @throws Failure NAME_TAKEN */
export async function insertCategory(tx: Tx, name: string): Promise<number> {
  const last = await tx
    .selectFrom('room_categories')
    .select((e) => e.fn.coalesce(e(e.fn.max('sort_order'), '+', 1), e.lit(0)).as('next'))
    .executeTakeFirstOrThrow()
  const query = tx
    .insertInto('room_categories')
    .values({ company_id: thisCompany, name, sort_order: last.next })
    .returning('id')
  return (await onConstraint(nameTaken, () => query.executeTakeFirstOrThrow())).id
}

/**
 * All categories, locked until the transaction ends. Always in one order, so that two who sort at once do not wait for each
 * other; rooms may be added meanwhile.
 */
export async function lockCategories(tx: Tx): Promise<number[]> {
  const query = tx.selectFrom('room_categories').select('id').orderBy('id').forNoKeyUpdate()
  return (await query.execute()).map((row) => row.id)
}

/** Numbers all categories anew: those named first, the others behind them in the order they had. */
/** @returns whether any of them stands elsewhere now */
export async function placeCategories(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    update room_categories c set sort_order = numbered.place - 1
    from (
      select s.id, row_number() over (order by w.place nulls last, s.sort_order, s.id)::int as place
      from room_categories s left join unnest(${[...ids]}::bigint[]) with ordinality as w (id, place) on w.id = s.id
      where s.company_id = ${thisCompany}
    ) numbered
    where c.company_id = ${thisCompany} and numbered.id = c.id and c.sort_order <> numbered.place - 1
    returning c.id`.execute(tx)
  return rows.length > 0
}
