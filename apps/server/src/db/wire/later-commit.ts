import pg from 'pg'
import { sendTogether } from './send-together.ts'
import { Statement } from './statement.ts'

/** How long the end of a read waits for the next transaction of its connection. */
const WAITS_MS = 20

/**
 * A connection on which the end of a read that nobody waits for goes along with what it is used for next, or after so many
 * milliseconds: a message, a system call and a turn of PostgreSQL less for a read. Whoever uses the connection comes after it.
 */
export class LaterCommit extends pg.Client {
  #owed: NodeJS.Timeout | null = null

  /** Ends the read that is open on it. */
  commitLater(): void {
    this.#owed = setTimeout(() => {
      sendTogether(this)
      this.#sayCommit()
    }, WAITS_MS)
  }

  override query(...all: unknown[]): never {
    const [first] = all
    if (this.#owed && first instanceof Statement && first.ahead.length > 0) {
      this.#isSaid()
      first.ahead = ['commit', ...first.ahead]
    } else if (this.#owed) this.#sayCommit()
    return (super.query as (...all: unknown[]) => never)(...all)
  }

  #sayCommit(): void {
    this.#isSaid()
    super.query('commit').catch(() => undefined)
  }

  #isSaid(): void {
    clearTimeout(this.#owed!)
    this.#owed = null
  }
}
