import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import pg from 'pg'
import { dayKey } from '#rules/calendar/day-key.ts'
import type { Stay } from '../shares/stay.ts'
import { isBroken, isLost, isStale } from './lost-connection.ts'
import { sendTogether } from './send-together.ts'
import { type Answer, Statement } from './statement.ts'
import { StatementNames } from './statement-names.ts'

// The product has some hundreds of statements; lists with many filters have many forms.
const statementNames = new StatementNames(2_000)

function toParameter(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  if (value instanceof Temporal.PlainDate) return dayKey(value)
  if (value instanceof Temporal.PlainYearMonth) return `${value.toString()}-01`
  if (Symbol.toStringTag in value && String(value[Symbol.toStringTag]).startsWith('Temporal.'))
    return value.toString()
  return value
}

/** What a transaction has of a connection. */
export interface Turn {
  /** Hears whether the database answers. */
  stay?: Stay | undefined
  /** What opens the transaction; said with its first statement, so that one without any costs nothing. */
  opening?: readonly string[]
}

/** A connection as Kysely knows it, for one transaction. */
export class OneConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase
  readonly #stay: Stay | undefined
  #opening: readonly string[]
  /** Fails where the transaction could not be opened. */
  opened: Promise<unknown> = Promise.resolve()
  /** The first statement of the transaction that failed: those behind it only hear that it has. */
  fault: pg.DatabaseError | undefined
  /** The transaction is over, and the connection perhaps in that of another company. */
  isOver = false
  /** Rows that its statements have added, changed and removed. */
  rowsWritten = 0
  /** What was sent without waiting for its answer: the commit hears whether it failed. */
  readonly unanswered: Promise<unknown>[] = []
  #whenSent: () => void = () => undefined

  constructor(client: pg.ClientBase, { stay, opening = [] }: Turn = {}) {
    this.#client = client
    this.#stay = stay
    this.#opening = opening
  }

  /** Whether nothing has been said, not even its opening. */
  get isUntouched(): boolean {
    return this.#opening.length > 0
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.say(sql, parameters)
  }

  /** Sends a statement, and waits for its answer. */
  async say<R>(text: string, values: readonly unknown[]): Promise<QueryResult<R>> {
    if (this.isOver)
      throw new Error('A statement came after its transaction was over; it was not carried out.')
    sendTogether(this.#client)
    statementNames.clear(this.#client)
    const statement = new Statement(text, statementNames.nameOf(text), values.map(toParameter))
    this.#open(statement)
    this.#client.query(statement)
    this.#whenSent()
    const { command, rowCount, rows } = await this.#answerOf(statement)
    if (command === 'SELECT') return { rows: rows as R[] }
    this.rowsWritten += rowCount ?? 0
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) }
  }

  /**
   * Waits until the one statement of some work is on its way, not for its answer.
   * @throws what kept it from being sent
   */
  async sent(work: () => Promise<unknown>): Promise<void> {
    const { promise: left, resolve } = Promise.withResolvers<void>()
    this.#whenSent = resolve
    const answer = work()
    this.unanswered.push(answer)
    await Promise.race([left, answer])
  }

  async #answerOf({ answer, name }: Statement): Promise<Answer> {
    try {
      return await (this.#stay?.follow(answer, this.#isLost) ?? answer)
    } catch (error) {
      if (name !== undefined && isStale(error)) statementNames.renew(this.#client, name)
      // Made where the answer came in, it would not tell who asked.
      if (error instanceof pg.DatabaseError) {
        Error.captureStackTrace(error)
        this.fault ??= error
      }
      throw error
    }
  }

  #open(first: Statement): void {
    const opening = this.#opening
    this.#opening = []
    if (first.isReadyOn(this.#client)) first.ahead = opening
    else if (opening.length > 0) {
      this.opened = Promise.all(opening.map((text) => this.#client.query(text)))
      // Looked at when the work is done; without a listener a lost connection would end the process before we get there.
      this.opened.catch(() => undefined)
    }
  }

  #isLost = (error: unknown) => isLost(error) || isBroken(this.#client)

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Page through large results by key instead of streaming a cursor.')
  }
}
