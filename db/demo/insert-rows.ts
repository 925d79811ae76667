import { sql } from '#server/db/sql/sql.ts'
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
  const names = Object.keys(first)
  const columns = sql.join(names.map((column) => sql.ref(column)))
  const wanted = returning.length > 0 ? returning : names.slice(0, 1)
  const inserted: R[] = []
  for (let at = 0; at < rows.length; at += CHUNK) {
    const result = await sql<R>`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.slice(at, at + CHUNK))})
      returning ${sql.join(wanted.map((column) => sql.ref(column)))}`.execute(tx)
    inserted.push(...result.rows)
  }
  return inserted
}
