import { sql } from 'kysely'
import { keepTouched } from '../http/live/touched-people.ts'
import type { Tx } from './connection.ts'

/** Does a work that can be undone by itself: what it wrote goes when it throws, nobody is told of it, and the transaction lives on. */
export async function undoable<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint undoable`.execute(tx)
  const putBack = keepTouched(tx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint undoable`.execute(tx)
    putBack()
    throw error
  } finally {
    await sql`release savepoint undoable`.execute(tx)
  }
}
