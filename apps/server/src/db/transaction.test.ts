import { sql } from './sql/sql.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { failureOf } from '../http/answer-error.ts'
import { openPool, sayLast } from './connection.ts'
import { companyIdOf, inCompany } from './transaction.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  // One connection, so that the next transaction has the one of the last.
  pool = openPool(database.appUrl, 1)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const company = sql<{ id: string }>`select current_setting('app.company_id') as id`

test('a statement that comes after its transaction is over is not said in that of another company', async () => {
  let proceed = () => undefined as void
  const refused = new Promise<void>((resolve) => (proceed = resolve))
  let late: Promise<unknown> = Promise.resolve()
  const first = inCompany(pool, companyIdOf(1), 'read', (tx) => {
    late = refused.then(() => company.execute(tx))
    return Promise.all([late, Promise.reject(new Error('not found'))])
  })
  await expect(first).rejects.toThrow('not found')
  await inCompany(pool, companyIdOf(2), 'read', async (tx) => {
    expect((await company.execute(tx)).rows).toEqual([{ id: '2' }])
    proceed()
    await expect(late).rejects.toThrow('after its transaction')
  })
})

test('what follows a read on its connection is in a transaction of its own, whatever the read has met', async () => {
  const one = (id: number, access: 'read' | 'write', also = false) =>
    inCompany(pool, companyIdOf(id), access, async (tx) => {
      const { rows } = await company.execute(tx)
      if (also) await sql`select 1 / 0`.execute(tx).catch(() => undefined)
      if (access === 'write') await sql`create temporary table kept (value int)`.execute(tx)
      return rows
    })
  // Until the statement has a name, then with the end of the read in front of it.
  for (let round = 0; round < 4; round += 1) {
    expect(await one(1, 'read', round % 2 === 0)).toEqual([{ id: '1' }])
    expect(await one(2, 'write')).toEqual([{ id: '2' }])
    await one(1, 'read')
    // Said without a transaction: read only, or of the company, it would fail.
    await pool.query('drop table kept')
    const bound = "select coalesce(current_setting('app.company_id', true), '') as id"
    expect((await pool.query(bound)).rows).toEqual([{ id: '' }])
  }
})

test('a statement that fails behind the end of a read undoes its own transaction alone', async () => {
  const failing = (by: number) =>
    inCompany(pool, companyIdOf(1), 'write', (tx) => sql`select 1 / ${by}::int as one`.execute(tx))
  for (let round = 0; round < 3; round += 1) {
    await inCompany(pool, companyIdOf(2), 'read', (tx) => company.execute(tx))
    expect((await failing(1)).rows).toEqual([{ one: 1 }])
    await inCompany(pool, companyIdOf(2), 'read', (tx) => company.execute(tx))
    await expect(failing(0)).rejects.toThrow('division by zero')
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }
})

test('a read that writes is a fault of ours, not a database that is away', async () => {
  const wrong = inCompany(pool, companyIdOf(1), 'read', (tx) =>
    sql`insert into ranks (company_id, name) values (1, '대리')`.execute(tx),
  )
  expect(failureOf(await wrong.catch((error: unknown) => error)).code).toBe('INTERNAL')
})

test('a write that meets a server that only reads is told that the database is away', async () => {
  const refused = inCompany(pool, companyIdOf(1), 'write', async (tx) => {
    await sql`set transaction read only`.execute(tx)
    await sql`insert into ranks (company_id, name) values (1, '대리')`.execute(tx)
  })
  expect(failureOf(await refused.catch((error: unknown) => error)).code).toBe('UNAVAILABLE')
})

test('what is said last fails with the commit, and nothing of the transaction stays', async () => {
  const failing = inCompany(pool, companyIdOf(1), 'write', async (tx) => {
    await sql`create temporary table said (value int)`.execute(tx)
    await sayLast(tx, () => sql`insert into said values (1 / 0)`.execute(tx))
  })
  await expect(failing).rejects.toThrow('division by zero')
  const left = await inCompany(pool, companyIdOf(1), 'read', (tx) =>
    sql<{ said: string | null }>`select to_regclass('pg_temp.said') as said`.execute(tx),
  )
  expect(left.rows).toEqual([{ said: null }])
})

test('what keeps the last statement from being sent undoes the transaction', async () => {
  const failing = inCompany(pool, companyIdOf(1), 'write', async (tx) => {
    await sql`create temporary table said (value int)`.execute(tx)
    await sayLast(tx, () => Promise.reject(new Error('not sent')))
  })
  await expect(failing).rejects.toThrow('not sent')
  const left = await inCompany(pool, companyIdOf(1), 'read', (tx) =>
    sql<{ said: string | null }>`select to_regclass('pg_temp.said') as said`.execute(tx),
  )
  expect(left.rows).toEqual([{ said: null }])
})

test('what is said last is kept by the commit', async () => {
  await inCompany(pool, companyIdOf(1), 'write', async (tx) => {
    await sql`create temporary table said (value int)`.execute(tx)
    await sayLast(tx, () => sql`insert into said values (2)`.execute(tx))
  })
  const kept = await inCompany(pool, companyIdOf(1), 'read', (tx) =>
    sql<{ value: number }>`select value from said`.execute(tx),
  )
  expect(kept.rows).toEqual([{ value: 2 }])
})

test('what is said last to a server that only reads is told that the database is away', async () => {
  const refused = inCompany(pool, companyIdOf(1), 'write', async (tx) => {
    await sql`set transaction read only`.execute(tx)
    await sayLast(tx, () => sql`insert into ranks (company_id, name) values (1, '대리')`.execute(tx))
  })
  expect(failureOf(await refused.catch((error: unknown) => error)).code).toBe('UNAVAILABLE')
})

test('of a statement that nobody waited for and that failed, what is said last names the fault', async () => {
  const failing = inCompany(pool, companyIdOf(1), 'write', async (tx) => {
    sql`select 1 / 0`.execute(tx).catch(() => undefined)
    await sayLast(tx, () => sql`select 1`.execute(tx))
  })
  await expect(failing).rejects.toThrow('division by zero')
})
