import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { JobDefinition } from './define-job.ts'
import { fromPool, queueSettings, syncQueues } from './queues.ts'

/**
 * Makes the queues of the jobs, so that they can be queued where no worker runs (a separate web
 * process, tests). Safe to call at every start.
 */
export async function installQueues(pool: pg.Pool, jobs: readonly JobDefinition[]): Promise<void> {
  await syncQueues(new PgBoss({ ...queueSettings, db: fromPool(pool) }), jobs)
}
