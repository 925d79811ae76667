import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { StatementNames } from './statement-names.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.appUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('a text that comes once gets no name; the one that was used longest ago loses its own', () => {
  const names = new StatementNames(2)
  expect(names.nameOf('select 1')).toBeUndefined()
  const first = names.nameOf('select 1')
  expect(first).toBeDefined()
  names.nameOf('select 2')
  expect(names.nameOf('select 1')).toBe(first)
  const second = names.nameOf('select 2')
  expect(names.nameOf('select 1')).toBe(first)
  names.nameOf('select 3')
  expect(names.nameOf('select 1')).toBe(first)
  names.nameOf('select 2')
  expect(names.nameOf('select 2')).not.toBe(second)
})

test('a connection keeps no more statements than have names, and goes on with those', async () => {
  const names = new StatementNames(100)
  const ask = async (number: number) => {
    names.clear(client)
    const text = `select ${number} as n`
    const result = await client.query<{ n: number }>({ name: names.nameOf(text), text })
    expect(result.rows).toEqual([{ n: number }])
  }
  for (let round = 0; round < 400; round += 1) {
    await ask(round)
    await ask(round)
    await ask(0)
  }
  const { rows } = await client.query<{ kept: number }>(
    'select count(*)::int as kept from pg_prepared_statements',
  )
  expect(rows[0]!.kept).toBeLessThanOrEqual(150)
  expect(rows[0]!.kept).toBeGreaterThan(50)
})
