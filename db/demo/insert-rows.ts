import { sql } from 'kysely'
import type { Tx } from '#server/db/connection.ts'
import type { Database } from '#server/db/rows.gen.ts'

const CHUNK = 5_000

/**
 * Inserts many rows of one table with few statements; all rows have the columns of the first one.
 * @returns the wanted columns of what was inserted, in no certain order
 */
export async function insertRows<R = Record<string, unknown>>(
  tx: Tx,
  table: keyof Database,
  rows: readonly Record<string, unknown>[],
  returning: readonly string[] = [],
): Promise<R[]> {
  const first = rows[0]
  if (!first) return []
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  const answer =
    returning.length > 0 ? sql`returning ${sql.join(returning.map((column) => sql.ref(column)))}` : sql``
  const inserted: R[] = []
  for (let at = 0; at < rows.length; at += CHUNK) {
    const result = await sql<R>`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.slice(at, at + CHUNK))})
      ${answer}`.execute(tx)
    inserted.push(...result.rows)
  }
  return inserted
}
