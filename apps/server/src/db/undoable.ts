import { sql } from 'kysely'
import type { Tx } from './connection.ts'

/** Does a work that can be undone by itself: what it wrote goes when it throws, and the transaction lives on. */
export async function undoable<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint undoable`.execute(tx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint undoable`.execute(tx)
    throw error
  } finally {
    await sql`release savepoint undoable`.execute(tx)
  }
}
