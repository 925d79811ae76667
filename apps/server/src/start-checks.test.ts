import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openPool } from '#server/db/connection.ts'
import { createTestDatabase } from '#test/database.ts'
import { SettingError } from './config.ts'
import { checkPort, checkRowSecurity, startFailure } from './start-checks.ts'

test('a busy port is told before anything starts', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()))
  const { port } = other.address() as { port: number }
  await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(`Port ${port} is in use`)
  await new Promise((resolve) => other.close(resolve))
  await expect(checkPort({ port, host: '127.0.0.1' })).resolves.toBeUndefined()
})

test('a host that is not ours is told', async () => {
  await expect(checkPort({ port: 3999, host: '203.0.113.7' })).rejects.toThrow('no address of this machine')
})

test('the application login passes, an owner past row security does not', async () => {
  const database = await createTestDatabase()
  const app = openPool(database.appUrl, 1)
  const owner = openPool(database.ownerUrl, 1)
  const ownerInRole = openPool(database.ownerUrl, 1, 'gyeol_app')
  await expect(checkRowSecurity(app)).resolves.toBeUndefined()
  await expect(checkRowSecurity(ownerInRole)).resolves.toBeUndefined()
  await expect(checkRowSecurity(owner)).rejects.toThrow(SettingError)
  await Promise.all([app.end(), owner.end(), ownerInRole.end()])
  await database.drop()
})

test('a connection that is cut in the middle of a transaction harms nobody else', async () => {
  const database = await createTestDatabase()
  const pool = openPool(database.appUrl, 2)
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('begin')
  client.query('select pg_sleep(5)').catch(() => undefined)
  const own = await pool.connect()
  // A login ends what is its own; on a foreign server that is the owner's, in another role.
  await own.query('set role none')
  await own.query('select pg_terminate_backend($1::int)', [rows[0]!.pid])
  await expect(client.query('select 1')).rejects.toThrow(/terminat|closed|ended|connection|ECONNRESET|EPIPE/i)
  client.release(true)
  expect((await own.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  own.release()
  await pool.end()
  await database.drop()
})

test.each([
  [{ code: 'ECONNREFUSED' }, 'does not answer'],
  [{ code: '28P01' }, 'password'],
  [
    { code: '42501', message: 'permission denied to grant role "gyeol_app"' },
    'permission denied to grant role',
  ],
  [{ code: '53100' }, 'disk'],
  [new SettingError('PORT is "x".'), 'PORT is "x".'],
])('%o becomes one sentence', (error, words) => {
  const told = startFailure(error)
  expect(told).toContain(words)
  expect(told).not.toContain('\n')
})
