import { sql } from './sql/sql.ts'
import type pg from 'pg'
import { Failure } from '../http/fail.ts'
import { companyNamed, kyselyFrom, nameCompany, type Tx } from './connection.ts'
import type { OneConnection } from './wire/one-connection.ts'
import { lanesOf } from './shares/read-lanes.ts'
import { sharesOf } from './shares/company-shares.ts'
import { cutOff, isBroken, isLost, isReadOnly, isStale } from './wire/lost-connection.ts'
import type { LaterCommit } from './wire/later-commit.ts'
import type { Stay } from './shares/stay.ts'
import { tellTouched } from '../http/live/touched-people.ts'

/** A company's id, proven by a session or a job; made only by {@link companyIdOf}. */
export type CompanyId = number & { readonly __brand: 'CompanyId' }

/**
 * Mints the branded id. Called where a session, a job or the secret of an address proves the company, and by tests; also where a
 * page names a person (http/session-gate.ts), what is read of whom is used only when the session proves to be theirs.
 */
export function companyIdOf(value: number): CompanyId {
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`Not a company id: ${value}`)
  return value as CompanyId
}

export type Access = 'read' | 'write'

/**
 * Runs `work` in one transaction bound to the company for row-level security.
 * Begin and binding travel with the first statement, so opening costs no extra round trip, and nothing where there is none;
 * a read's commit does not keep the answer waiting.
 */
export function inCompany<T>(
  pool: pg.Pool,
  companyId: CompanyId,
  access: Access,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return run(pool, companyId, access, work)
}

/** The same without a company: only the global tables (accounts, sessions, join codes) can be reached. */
export function inGlobal<T>(pool: pg.Pool, access: Access, work: (tx: Tx) => Promise<T>): Promise<T> {
  return run(pool, null, access, work)
}

/** Binds the open transaction to a company: for founding one and for accepting an invitation. */
export async function bindCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  nameCompany(tx, companyId)
  await sql.raw(binding(companyId)).execute(tx)
}

/** The brand says that it is a number; `set local` is what Citus passes on to its workers. */
const IN_FAILED_TRANSACTION = '25P02'

const binding = (companyId: CompanyId) => `set local app.company_id = '${companyId}'`

async function run<T>(
  pool: pg.Pool,
  companyId: CompanyId | null,
  access: Access,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // Before the lane: who waits for a company that hangs stands in nobody's way.
  if (companyId) await sharesOf(pool).turn(companyId)
  const lanes = access === 'read' ? lanesOf(pool) : undefined
  if (!lanes) return carryOut(pool, companyId, access, work)
  const lane = await lanes.enter()
  try {
    return await carryOut(pool, companyId, access, work)
  } finally {
    lanes.leave(lane)
  }
}

async function carryOut<T>(
  pool: pg.Pool,
  companyId: CompanyId | null,
  access: Access,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { client, stay } = await connect(pool, companyId)
  const opening = [
    access === 'read' ? 'begin read only' : 'begin',
    ...(companyId ? [binding(companyId)] : []),
  ]
  const { tx, connection } = kyselyFrom(client, companyId, { stay, opening })
  let result: T
  try {
    result = await (stay ? Promise.race([work(tx), stay.givenUp]) : work(tx))
    connection.isOver = true
    await connection.opened
  } catch (thrown) {
    connection.isOver = true
    const error = reasonOf(thrown, { client, access, connection })
    // A refusal may ask to keep what was written, such as the count of wrong passwords.
    const how = (error as { keep?: boolean }).keep ? 'commit' : 'rollback'
    if (connection.isUntouched) leave(client, stay)
    else await finish(client, how, stay).catch(() => undefined)
    throw error
  }
  if (connection.isUntouched) {
    leave(client, stay)
    return result
  }
  if (access === 'read') {
    // Nobody waits for it: the answer is complete. A connection that is lost meanwhile tells the pool itself.
    ;(client as unknown as LaterCommit).commitLater()
    leave(client, stay)
    return result
  }
  const ended = await commit(client, stay)
  // Of those that failed the first tells why; the others only hear that it has.
  const failed = (await Promise.allSettled(connection.unanswered)).find(({ status }) => status === 'rejected')
  if (failed) throw reasonOf((failed as PromiseRejectedResult).reason, { client, access, connection })
  // PostgreSQL answers the commit of a failed transaction with ROLLBACK, not with an error.
  if (ended !== 'COMMIT') throw new Error('A failed statement was swallowed; nothing was saved.')
  // Who joins or leaves is bound to a company on the way.
  const named = companyId ?? companyNamed(tx)
  if (named) tellTouched(pool, tx, named)
  return result
}

/** What a transaction failed by: UNAVAILABLE where the database is away, or can only be read. */
function reasonOf(
  thrown: unknown,
  { client, access, connection }: { client: pg.PoolClient; access: Access; connection: OneConnection },
): unknown {
  // Of statements that were sent together whoever is awaited first may only hear that another one has failed.
  const isEcho = (thrown as { code?: unknown } | null)?.code === IN_FAILED_TRANSACTION
  const error = isEcho ? (connection.fault ?? thrown) : thrown
  const isAway =
    !(error instanceof Failure) &&
    (isBroken(client) || isLost(error) || isStale(error) || (access === 'write' && isReadOnly(error)))
  return isAway ? new Failure('UNAVAILABLE').from(error) : error
}

/** @throws Failure UNAVAILABLE, also where the company may hold no more connections (company-shares.ts) */
async function connect(
  pool: pg.Pool,
  companyId: CompanyId | null,
): Promise<{ client: pg.PoolClient; stay?: Stay }> {
  const shares = companyId ? sharesOf(pool) : null
  const client = await pool.connect().catch((cause: unknown) => {
    throw new Failure('UNAVAILABLE').from(cause)
  })
  if (!shares) return { client }
  if (!shares.mayEnter(companyId!)) {
    client.release()
    throw new Failure('UNAVAILABLE')
  }
  return { client, stay: shares.begin(companyId!, () => cutOff(client)) }
}

/** @throws Failure OUTCOME_UNKNOWN when the connection breaks before the answer: the commit may have happened or not */
async function commit(client: pg.PoolClient, stay: Stay | undefined): Promise<string> {
  try {
    return await finish(client, 'commit', stay)
  } catch (error) {
    throw isLost(error) || isBroken(client) ? new Failure('OUTCOME_UNKNOWN').from(error) : error
  }
}

function leave(client: pg.PoolClient, stay: Stay | undefined): void {
  client.release()
  stay?.leave()
}

/**
 * Ends the transaction and gives the connection back, or away when it is broken. One that does not answer any more is kept by
 * itself until it does, and then given away: as long as it waits, the company has its share of them.
 */
async function finish(
  client: pg.PoolClient,
  how: 'commit' | 'rollback',
  stay: Stay | undefined,
): Promise<string> {
  const said = client.query(how)
  const ended = (stay?.follow(said, (error) => isLost(error) || isBroken(client)) ?? said).then(
    ({ command }) => {
      client.release(stay?.isGivenUp)
      return command
    },
    (broken: Error) => {
      client.release(broken)
      throw broken
    },
  )
  if (!stay) return ended
  const left = ended.finally(() => stay.leave())
  return Promise.race([left, stay.givenUp])
}
