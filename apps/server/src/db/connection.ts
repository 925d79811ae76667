import { type Driver, Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely'
import pg from 'pg'
import type { Database } from './rows.gen.ts'
import { CompanyCompiler, type CompanyOf } from './this-company.ts'
import { LaterCommit } from './wire/later-commit.ts'
import { OneConnection, type Turn } from './wire/one-connection.ts'
import { speaking } from './wire/owners.ts'

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
    Client: LaterCommit,
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

/**
 * A Kysely instance of a connection, for as long as the caller has it.
 * @param companyId whose tables its statements may name
 */
export function kyselyOn(client: pg.ClientBase, companyId: number | null = null): Tx {
  return kyselyFor(new OneConnection(client), { companyId })
}

/**
 * A Kysely instance for one transaction. Of several promises the first to fail ends the work while others still go on: what
 * they say after it `isOver` is refused, since the connection may be in the transaction of another company by then.
 */
export function kyselyFrom(
  client: pg.ClientBase,
  companyId: number | null,
  turn: Turn,
): { tx: Tx; connection: OneConnection } {
  const connection = new OneConnection(client, turn)
  return { tx: kyselyFor(connection, { companyId }), connection }
}

/** How many rows a transaction has added, changed and removed so far. */
export function rowsWritten(tx: Tx): number {
  return speaking.get(tx)!.connection.rowsWritten
}

/** Of a transaction that has undone what it wrote: so many rows it has written after all. */
export function countRowsAgain(tx: Tx, rows: number): void {
  speaking.get(tx)!.connection.rowsWritten = rows
}

/**
 * Says the last statement of a transaction on the way of its commit, which fails with it: nobody waits for it by itself.
 * @param work says one statement, whose answer nobody needs
 */
export function sayLast(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  return speaking.get(tx)!.connection.sent(work)
}

/** From here on the statements of a transaction that was nobody's name this company. */
export function nameCompany(tx: Tx, companyId: number): void {
  speaking.get(tx)!.of.companyId = companyId
}

/** The company that a transaction is bound to; null for none. */
export function companyNamed(tx: Tx): number | null {
  return speaking.get(tx)?.of.companyId ?? null
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
  speaking.set(tx, { connection, of })
  return tx
}

async function refuse(): Promise<never> {
  throw new Error('Transactions are opened by db/transaction.ts only; commands never open one.')
}
