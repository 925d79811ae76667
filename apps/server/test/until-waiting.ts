import { expect, vi } from 'vitest'
import type { TestApp } from './app.ts'

/** Waits until a request waits for a row that somebody else holds, so that a test of a race is one. */
export async function untilSomebodyWaits({ owner }: Pick<TestApp, 'owner'>): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = await owner.query(
      `select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where not l.granted and a.datname = current_database()`,
    )
    expect(waiting.rows).not.toEqual([])
  })
}
