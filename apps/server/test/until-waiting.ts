import { expect, vi } from 'vitest'
import type { TestApp } from './app.ts'

/** Waits until so many requests wait for what somebody else holds, so that a test of a race is one. */
export async function untilSomebodyWaits({ owner }: Pick<TestApp, 'owner'>, howMany = 1): Promise<void> {
  const enough = async () => {
    const waiting = await owner.query(
      `select distinct l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where not l.granted and a.datname = current_database()`,
    )
    expect(waiting.rows.length).toBeGreaterThanOrEqual(howMany)
  }
  await vi.waitFor(enough, { timeout: 20_000 })
}
