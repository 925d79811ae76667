import { sql } from './sql/sql.ts'
import { keepTouched } from '../http/live/touched-people.ts'
import { countRowsAgain, rowsWritten, type Tx } from './connection.ts'

/**
 * Does a work that can be undone by itself: what it wrote goes when it throws, or when what it answers is not to be kept; nobody is told
 * of it, and the transaction lives on.
 */
export async function undoable<T>(
  tx: Tx,
  work: () => Promise<T>,
  isKept: (done: T) => boolean = () => true,
): Promise<T> {
  await sql`savepoint undoable`.execute(tx)
  const putBack = keepTouched(tx)
  const before = rowsWritten(tx)
  const undo = async () => {
    await sql`rollback to savepoint undoable`.execute(tx)
    putBack()
    countRowsAgain(tx, before)
  }
  try {
    const done = await work()
    if (!isKept(done)) await undo()
    return done
  } catch (error) {
    await undo()
    throw error
  } finally {
    await sql`release savepoint undoable`.execute(tx)
  }
}
