import { sql } from '../sql/sql.ts'
import type { Tx } from '../connection.ts'
import { fail } from '../../http/fail.ts'
import { thisCompany } from '../this-company.ts'

/** Tables whose rows people put into an order of their own. */
export type OrderedTable = 'custom_fields' | 'form_categories'

/**
 * Numbers all rows of a company anew from 0: those named first, the others behind them in the order they had. They are locked in
 * one order, so that two who sort at once do not wait for each other. Called by the table's owner.
 * @returns whether any of them stands elsewhere now
 * @throws Failure NOT_FOUND, and nothing is written, when one of those named is not there
 */
export async function orderRows(tx: Tx, table: OrderedTable, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const all = tx.selectFrom(table as 'custom_fields').select('id')
  const known = new Set((await all.orderBy('id').forUpdate().execute()).map((row) => row.id))
  if (wanted.some((id) => !known.has(id))) fail('NOT_FOUND')
  const rows = sql.table(table)
  const placed = await sql`
    update ${rows} f set sort_order = numbered.place - 1
    from (
      select s.id, row_number() over (order by w.place nulls last, s.sort_order, s.id)::int as place
      from ${rows} s left join unnest(${wanted}::bigint[]) with ordinality as w (id, place) on w.id = s.id
      where s.company_id = ${thisCompany}
    ) numbered
    where f.company_id = ${thisCompany} and numbered.id = f.id and f.sort_order <> numbered.place - 1
    returning f.id`.execute(tx)
  return placed.rows.length > 0
}
