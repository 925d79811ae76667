import type pg from 'pg'
import { forgetShape } from './statement.ts'

interface Connection {
  /** What the driver has prepared on this connection, by name. */
  parsedStatements: Record<string, string>
  close(message: { type: 'S'; name: string }): void
}

/** A connection clears away when so many names were forgotten since it last did. */
const CLEARED_AFTER = 50

/**
 * Names statements so that PostgreSQL parses them once per connection. A text that comes for the second time gets a name; of
 * too many, the one that was used longest ago loses it, here and on every connection, whose memory it would fill otherwise.
 */
export class StatementNames {
  readonly #limit: number
  /** In the order of their last use; null for a text that came once. */
  readonly #names = new Map<string, string | null>()
  readonly #live = new Set<string>()
  readonly #cleared = new WeakMap<pg.ClientBase, number>()
  #given = 0
  #forgotten = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Undefined for a statement that is not worth one yet. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    this.#names.delete(text)
    const name = known === undefined ? null : (known ?? this.#newName())
    this.#names.set(text, name)
    if (this.#names.size > this.#limit) this.#forgetOldest()
    return name ?? undefined
  }

  /** Has a connection forget what has lost its name, on the way of the statement that follows. */
  clear(client: pg.ClientBase): void {
    const cleared = this.#cleared.get(client) ?? 0
    if (this.#forgotten - cleared < CLEARED_AFTER) return
    this.#cleared.set(client, this.#forgotten)
    const { connection } = client as unknown as { connection: Connection }
    for (const name of Object.keys(connection.parsedStatements)) {
      if (!this.#live.has(name)) unprepare(connection, name)
    }
  }

  /** Has a connection prepare a statement anew the next time. */
  renew(client: pg.ClientBase, name: string): void {
    unprepare((client as unknown as { connection: Connection }).connection, name)
  }

  #newName(): string {
    this.#given += 1
    const name = `g${this.#given}`
    this.#live.add(name)
    return name
  }

  #forgetOldest(): void {
    const [text, name] = this.#names.entries().next().value!
    this.#names.delete(text)
    if (name === null) return
    this.#live.delete(name)
    this.#forgotten += 1
  }
}

function unprepare(connection: Connection, name: string): void {
  delete connection.parsedStatements[name]
  forgetShape(connection, name)
  // A message of the protocol, not DEALLOCATE: it never fails, also behind a pooler that has names of its own.
  connection.close({ type: 'S', name })
}
