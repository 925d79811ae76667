import { sql } from './sql/sql.ts'
import type { Tx } from './connection.ts'

/** Lets one transaction at a time do what has this name, until it ends: counting before adding, for example. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}
