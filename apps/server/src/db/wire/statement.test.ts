import { sql } from '../sql/sql.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { openPool } from '../connection.ts'
import { companyIdOf, inCompany } from '../transaction.ts'

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

const read = <T>(company: number, text: string) =>
  inCompany(pool, companyIdOf(company), 'read', async (tx) => (await sql.raw<T>(text).execute(tx)).rows)

/** How often PostgreSQL says that it is ready for more, and what was asked for columns. */
async function counted(work: () => Promise<unknown>): Promise<{ ready: number; columns: number }> {
  const client = (await pool.connect()) as unknown as pg.PoolClient & { connection: pg.Connection }
  const found = { ready: 0, columns: 0 }
  const ready = () => void (found.ready += 1)
  const columns = () => void (found.columns += 1)
  client.connection.on('readyForQuery', ready).on('rowDescription', columns)
  client.release()
  await work()
  client.connection.off('readyForQuery', ready).off('rowDescription', columns)
  return found
}

test('rows are the same however often their statement came', async () => {
  const text = `select n as id, null as nothing, n = 1 as first, n::text || 'a' as text, n::bigint as big, array[n, 2] as list, 1 as twice, null as twice,
    '{"a": 1}'::jsonb as json, date '2026-02-28' as day, timestamptz '2026-11-21 00:15:00.5+09' as at
    from generate_series(1, 2) n`
  const all = [await read(1, text), await read(1, text), await read(1, text), await read(1, text)]
  expect(all[0]![1]).toEqual({
    id: 2,
    nothing: null,
    first: false,
    text: '2a',
    big: 2,
    list: [2, 2],
    twice: null,
    json: { a: 1 },
    day: '2026-02-28',
    at: '2026-11-20T15:15:00.5Z',
  })
  for (const rows of all) expect(rows).toEqual(all[0])
})

test('a statement that a connection knows is answered at once with what opens its transaction, and asks for no columns', async () => {
  const text = `select current_setting('app.company_id') as company, 'known' as what`
  for (const company of [1, 2, 3]) await read(company, text)
  let rows: unknown
  const found = await counted(async () => void (rows = await read(4, text)))
  expect(rows).toEqual([{ company: '4', what: 'known' }])
  // One of them to the end of the read before.
  expect(found).toEqual({ ready: expect.toSatisfy((times: number) => times <= 2), columns: 0 })
})

test('work that asks for nothing opens nothing, also when it fails or writes', async () => {
  await read(1, 'select 1 as one')
  // The end of the read before is said here.
  await pool.query('select 1')
  const found = await counted(async () => {
    await inCompany(pool, companyIdOf(1), 'read', async () => 1)
    await inCompany(pool, companyIdOf(1), 'write', async () => 1)
    const failing = inCompany(pool, companyIdOf(1), 'write', () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
  })
  expect(found.ready).toBe(0)
})

test('a statement that fails with what opened its transaction leaves nothing of it behind', async () => {
  const half = (by: number) =>
    inCompany(pool, companyIdOf(by), 'write', (tx) =>
      sql<{ n: number }>`select 1 / ${by - 1}::int as n`.execute(tx),
    )
  for (const company of [2, 2, 2]) expect((await half(company)).rows).toEqual([{ n: 1 }])
  await expect(half(1)).rejects.toThrow('division by zero')
  expect(await read(2, `select current_setting('app.company_id') as company`)).toEqual([{ company: '2' }])
})

test('a read has ended for whoever gets its connection next, and soon where nobody does', async () => {
  await read(1, 'select 1 as one')
  const { rows } = await pool.query(`select current_setting('app.company_id', true) as company`)
  expect(rows).toEqual([{ company: '' }])
  await read(1, 'select 1 as one')
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const open = `select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`
  await vi.waitFor(async () => expect((await owner.query(open)).rows).toEqual([{ open: 0 }]), 30_000)
  await owner.end()
})

test('a fault of a statement tells who asked for it', async () => {
  const asking = inCompany(pool, companyIdOf(1), 'read', (tx) => sql`select nothing_of_this_name`.execute(tx))
  await expect(asking).rejects.toSatisfy((error: Error) => error.stack!.includes('statement.test.ts'))
})

test('a statement whose table was changed is prepared anew for whoever asks again', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query(
    'create table boxes (id int); grant select on boxes to public; insert into boxes values (1)',
  )
  const text = 'select * from boxes'
  for (const _ of [1, 2, 3]) expect(await read(1, text)).toEqual([{ id: 1 }])
  await owner.query('alter table boxes add column colour text')
  await expect(read(1, text)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await read(1, text)).toEqual([{ id: 1, colour: null }])
  await pool.query('deallocate all')
  await expect(read(1, text)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await read(1, text)).toEqual([{ id: 1, colour: null }])
  await owner.query('drop table boxes')
  await owner.end()
})

test('of statements sent together the one that failed is told, whichever is looked at first', async () => {
  const asking = inCompany(pool, companyIdOf(1), 'write', async (tx) => {
    const failing = sql`select 1 / 0`.execute(tx)
    failing.catch(() => undefined)
    await sql`select 'sent together' as what`.execute(tx)
    await failing
  })
  await expect(asking).rejects.toMatchObject({ code: '22012' })
})
