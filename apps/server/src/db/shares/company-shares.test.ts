import { sql } from '../sql/sql.ts'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { query } from '#test/query.ts'
import { failureOf } from '../../http/answer-error.ts'
import { CompanyShares, sharesOf } from './company-shares.ts'
import { openPool } from '../connection.ts'
import type { Stay } from './stay.ts'
import { thisCompany } from '../this-company.ts'
import { companyIdOf, inCompany } from '../transaction.ts'

const never = () => false
const silence = () => new Promise<never>(() => undefined)

describe('of a pool of eight', () => {
  const pool = { waitingCount: 0, options: { max: 8 } } as pg.Pool
  const look = (shares: CompanyShares, times: number) => {
    for (let one = 0; one < times; one += 1) shares.look()
  }
  /** Connections of a company that wait, and how many of them were cut off. */
  function waiting(shares: CompanyShares, companyId: number, many: number) {
    const cut = vi.fn()
    const stays = Array.from({ length: many }, () => shares.begin(companyId, cut))
    for (const stay of stays) void stay.follow(silence(), never)
    return { cut, stays }
  }
  const answered = (stay: Stay) => stay.follow(Promise.resolve(), never)

  test('a company may have all while it is answered', async () => {
    const shares = new CompanyShares(pool)
    const { stays } = waiting(shares, 1, 8)
    look(shares, 4)
    expect(shares.mayEnter(1)).toBe(true)
    look(shares, 10)
    expect(shares.mayEnter(1)).toBe(false)
    await answered(stays[0]!)
    expect(shares.countUnanswered()).toBe(0)
  })

  test('companies that are silent leave half to those who are not', async () => {
    const shares = new CompanyShares(pool)
    await answered(shares.begin(9, vi.fn()))
    waiting(shares, 1, 2)
    waiting(shares, 2, 2)
    await answered(shares.begin(9, vi.fn()))
    look(shares, 6)
    expect([1, 2, 9].map((company) => shares.mayEnter(company))).toEqual([false, false, true])
    expect(shares.countUnanswered()).toBe(2)
    // Of the third nothing was heard since, so that it gets one and shows what it is.
    expect(shares.mayEnter(3)).toBe(true)
    shares.begin(3, vi.fn())
    expect(shares.mayEnter(3)).toBe(false)
    const quiet = [4, 5, 6].map((company) => shares.begin(company, vi.fn()))
    expect(shares.mayEnter(7)).toBe(false)
    for (const stay of quiet) stay.leave()
    expect(shares.mayEnter(7)).toBe(true)
  })

  test('whoever waits beyond that is cut off as soon as somebody else wants in, the latest first', () => {
    const crowded = { ...pool, waitingCount: 1 } as pg.Pool
    const shares = new CompanyShares(crowded)
    const { cut, stays } = waiting(shares, 1, 8)
    look(shares, 5)
    expect(cut).not.toHaveBeenCalled()
    look(shares, 1)
    expect(cut).toHaveBeenCalledTimes(6)
    for (const stay of stays.slice(2)) stay.leave()
    look(shares, 1)
    expect(cut).toHaveBeenCalledTimes(6)
  })

  test('of one company that is answered half may wait', async () => {
    const shares = new CompanyShares({ ...pool, waitingCount: 1 } as pg.Pool)
    const { cut } = waiting(shares, 1, 7)
    look(shares, 5)
    await answered(shares.begin(1, vi.fn()))
    look(shares, 1)
    expect(cut).toHaveBeenCalledTimes(3)
    expect(shares.mayEnter(1)).toBe(false)
  })

  test('nobody waits for ever for a company that is not answered', async () => {
    const shares = new CompanyShares(pool)
    const { stays } = waiting(shares, 1, 1)
    look(shares, 30)
    let told: unknown = null
    stays[0]!.givenUp.catch((error: unknown) => (told = error))
    await Promise.resolve()
    expect(told).toBe(null)
    look(shares, 1)
    await expect(stays[0]!.givenUp).rejects.toThrow('does not answer')
    const other = waiting(shares, 2, 1)
    look(shares, 20)
    await answered(shares.begin(2, vi.fn()))
    look(shares, 20)
    expect(other.stays[0]!.isGivenUp).toBe(false)
  })
})

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.appUrl, 6)
  for (const id of [1, 2])
    await query(
      database.ownerUrl,
      `insert into company_directory (company_id, join_code, name) values (${id}, 'SHARE${id}', '열쇠')`,
      `insert into companies (company_id, name) values (${id}, '열쇠')`,
    )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const rename = (id: number) =>
  inCompany(pool, companyIdOf(id), 'write', (tx) =>
    sql`update companies set name = '문' where company_id = ${thisCompany}`.execute(tx),
  ).then(
    () => 'saved',
    (error: unknown) => failureOf(error).code,
  )

test('a company whose rows are held by somebody lets the others go on, is told, and goes on when they are free', async () => {
  const owner = openPool(database.ownerUrl, 1)
  const holder = await owner.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from companies where company_id = 1 for update')
    const held = Array.from({ length: 30 }, () => rename(1))
    await vi.waitFor(async () => expect(await rename(2)).toBe('saved'), { timeout: 20_000, interval: 100 })
    expect(await Promise.all([rename(2), rename(2), rename(2)])).toEqual(['saved', 'saved', 'saved'])
    expect(sharesOf(pool).countUnanswered()).toBe(1)
    // One more fills the half that silent companies share; the next one is told at once.
    const more = [rename(1), rename(1)]
    expect(await Promise.race(more)).toBe('UNAVAILABLE')
    await holder.query('rollback')
    const told = await Promise.all([...held, ...more])
    expect(new Set(told)).toEqual(new Set(['saved', 'UNAVAILABLE']))
    expect(told.filter((one) => one === 'saved').length).toBeLessThanOrEqual(3)
  } finally {
    holder.release()
    await owner.end()
  }
  expect(await rename(1)).toBe('saved')
  expect(sharesOf(pool).countUnanswered()).toBe(0)
})
