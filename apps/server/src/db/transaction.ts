import { sql } from 'kysely'
import type pg from 'pg'
import { kyselyOn, type Tx } from './connection.ts'

/** A company's id, proven by a session or a job; made only by {@link companyIdOf}. */
export type CompanyId = number & { readonly __brand: 'CompanyId' }

/** Mints the branded id. Called by the session gate, the job runner and tests, nowhere else. */
export function companyIdOf(value: number): CompanyId {
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`Not a company id: ${value}`)
  return value as CompanyId
}

export type Access = 'read' | 'write'

/**
 * Runs `work` in one transaction bound to the company for row-level security.
 * Begin and binding travel with the first statement, so opening costs no extra round trip;
 * a read's commit does not keep the answer waiting.
 */
export function inCompany<T>(
  pool: pg.Pool,
  companyId: CompanyId,
  access: Access,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const mode = access === 'read' ? 'begin read only' : 'begin'
  return run(pool, `${mode}; set local app.company_id = '${companyId}'`, access, work)
}

/** The same without a company: only the global tables (accounts, sessions, join codes) can be reached. */
export function inGlobal<T>(pool: pg.Pool, access: Access, work: (tx: Tx) => Promise<T>): Promise<T> {
  return run(pool, access === 'read' ? 'begin read only' : 'begin', access, work)
}

/** Binds the open transaction to a company: for founding one and for accepting an invitation. */
export async function bindCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  await sql`select set_config('app.company_id', ${String(companyId)}, true)`.execute(tx)
}

async function run<T>(
  pool: pg.Pool,
  opening: string,
  access: Access,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const begun = client.query(opening)
  // Looked at below; without a listener a lost connection would end the process before we get there.
  begun.catch(() => undefined)
  let result: T
  try {
    result = await work(kyselyOn(client))
    await begun
  } catch (error) {
    // A refusal may ask to keep what was written, such as the count of wrong passwords.
    await client.query((error as { keep?: boolean }).keep ? 'commit' : 'rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
  const committed = client.query('commit').then(
    (done) => {
      client.release()
      // PostgreSQL answers the commit of a failed transaction with ROLLBACK, not with an error.
      if (access === 'write' && done.command !== 'COMMIT')
        throw new Error('A failed statement was swallowed; nothing was saved.')
    },
    (broken: Error) => {
      client.release(broken)
      if (access === 'write') throw broken
    },
  )
  if (access === 'write') await committed
  return result
}
