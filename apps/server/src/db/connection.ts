import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
} from 'kysely'
import type { Socket } from 'node:net'
import pg from 'pg'
import type { Database } from './rows.gen.ts'
import { isBroken, isLost } from './lost-connection.ts'
import { StatementNames } from './statement-names.ts'
import type { Stay } from './shares/stay.ts'
import { CompanyCompiler, type CompanyOf } from './this-company.ts'

/** A Kysely instance that speaks over one connection; inside a request it is the open transaction. */
export type Tx = Kysely<Database>

const { builtins } = pg.types

// Ids and counts stay below 2^53. Days stay text: rows go to screens far more often than to rules.
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMP]: (text) => text,
  [builtins.TIME]: (text) => text,
  // Sessions run in UTC, so PostgreSQL writes "2026-11-21 00:15:00.5+00".
  [builtins.TIMESTAMPTZ]: (text) => `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, 'Z')}`,
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
}

/**
 * Opens a pool of pipelining connections: statements are sent without waiting for the one before.
 * @param url postgres:// address of the login to use
 * @param role role that every session takes, when the login is the owner's
 */
export function openPool(url: string, size: number, role?: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    pipeline: true,
    options: `-c timezone=UTC${role ? ` -c role=${role}` : ''}`,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'gyeol',
  } as pg.PoolConfig)
  // A connection that breaks, idle or at work, is replaced on the next use; its statements tell those who wait for them.
  // Without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

// The product has some hundreds of statements; lists with many filters have many forms.
const statementNames = new StatementNames(2_000)

function toParameter(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  if (value instanceof Temporal.PlainYearMonth) return `${value.toString()}-01`
  if (Symbol.toStringTag in value && String(value[Symbol.toStringTag]).startsWith('Temporal.'))
    return value.toString()
  return value
}

const corked = new WeakSet<Socket>()

/**
 * Holds back what is written to the connection until everything that is ready has been said: the opening of a
 * transaction and its statements then leave in one system call instead of one each.
 */
export function sendTogether(client: pg.ClientBase): void {
  // After the promises that are waiting now, so that statements behind an await come along.
  hold(client, process.nextTick)
}

/**
 * Holds back what nobody waits for until the event loop has dealt with what arrived: the end of a read then travels
 * with the beginning of the next request.
 */
export function sendLater(client: pg.ClientBase): void {
  hold(client, setImmediate)
}

function hold(client: pg.ClientBase, until: (work: () => void) => unknown): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (corked.has(stream)) return
  corked.add(stream)
  stream.cork()
  until(() => {
    corked.delete(stream)
    stream.uncork()
  })
}

class OneConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase
  readonly #stay: Stay | undefined
  /** The transaction is over, and the connection perhaps in that of another company. */
  isOver = false

  constructor(client: pg.ClientBase, stay?: Stay) {
    this.#client = client
    this.#stay = stay
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isOver)
      throw new Error('A statement came after its transaction was over; it was not carried out.')
    sendTogether(this.#client)
    statementNames.clear(this.#client)
    const answer = this.#client.query({
      name: statementNames.nameOf(query.sql),
      text: query.sql,
      values: query.parameters.map(toParameter),
    })
    const result = await (this.#stay?.follow(answer, this.#isLost) ?? answer)
    const changed = result.command === 'SELECT' ? undefined : BigInt(result.rowCount ?? 0)
    return { rows: result.rows as R[], numAffectedRows: changed }
  }

  #isLost = (error: unknown) => isLost(error) || isBroken(this.#client)

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Page through large results by key instead of streaming a cursor.')
  }
}

/**
 * A Kysely instance of a connection, for as long as the caller has it.
 * @param companyId whose tables its statements may name
 */
export function kyselyOn(client: pg.ClientBase, companyId: number | null = null): Tx {
  return kyselyFor(new OneConnection(client), { companyId })
}

/**
 * A Kysely instance for one transaction. Of several promises the first to fail ends the work while others still go on: what
 * they say after `end` is refused, since the connection may be in the transaction of another company by then.
 */
export function kyselyUntil(
  client: pg.ClientBase,
  companyId: number | null,
  stay?: Stay,
): { tx: Tx; end: () => void } {
  const connection = new OneConnection(client, stay)
  return { tx: kyselyFor(connection, { companyId }), end: () => void (connection.isOver = true) }
}

const owners = new WeakMap<Tx, CompanyOf>()

/** From here on the statements of a transaction that was nobody's name this company. */
export function nameCompany(tx: Tx, companyId: number): void {
  owners.get(tx)!.companyId = companyId
}

/** The company that a transaction is bound to; null for none. */
export function companyNamed(tx: Tx): number | null {
  return owners.get(tx)?.companyId ?? null
}

function kyselyFor(connection: OneConnection, of: CompanyOf): Tx {
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  }
  const tx = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new CompanyCompiler(of),
    },
  })
  owners.set(tx, of)
  return tx
}

async function refuse(): Promise<never> {
  throw new Error('Transactions are opened by db/transaction.ts only; commands never open one.')
}
