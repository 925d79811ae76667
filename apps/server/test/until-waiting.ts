import pg from 'pg'
import { expect, inject, vi } from 'vitest'
import type { TestApp } from './app.ts'
import { isDistributed } from './database.ts'

/** Waits until so many requests wait for what somebody else holds, so that a test of a race is one. */
export async function untilSomebodyWaits({ owner }: Pick<TestApp, 'owner'>, howMany = 1): Promise<void> {
  const enough = async () => expect(await countWaiting(owner)).toBeGreaterThanOrEqual(howMany)
  await vi.waitFor(enough, { timeout: 20_000 })
}

async function countWaiting(owner: pg.Pool): Promise<number> {
  const database = new URL(owner.options.connectionString!).pathname.slice(1)
  if (!isDistributed()) return (await owner.query(WAITING, [database])).rows.length
  // Rows are locked where they lie.
  let many = 0
  for (const node of inject('template').makers) {
    const client = new pg.Client({ connectionString: node })
    await client.connect()
    many += (await client.query(WAITING, [database])).rows.length
    await client.end()
  }
  return many
}

const WAITING = `
  select distinct l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where not l.granted and a.datname = $1`
