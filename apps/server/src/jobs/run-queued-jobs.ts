import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { JobHandler } from './define-job.ts'
import { silentLog, type Log } from './log.ts'
import { perform, type JobPayload } from './perform.ts'
import { fromPool, queueSettings } from './queues.ts'

export interface QueuedRun {
  done: number
  /** Every failed attempt, in order. */
  failures: { job: string; jobId: string; attempt: number; error: unknown }[]
}

export interface QueuedRunOptions {
  /** Only this kind of job. */
  name?: string
  /** Also jobs that wait for a later moment, and the retries of failed ones until they are given up. */
  ahead?: boolean
  log?: Log
}

/**
 * Works off everything queued, one after the other, without timers: for tests and scripts. Jobs that
 * jobs queue are worked off too.
 */
export async function runQueuedJobs(
  pool: pg.Pool,
  handlers: readonly JobHandler[],
  options: QueuedRunOptions = {},
): Promise<QueuedRun> {
  const connection = fromPool(pool)
  const boss = new PgBoss({ ...queueSettings, db: connection })
  const run: QueuedRun = { done: 0, failures: [] }
  const chosen = handlers.filter((handler) => !options.name || handler.job.name === options.name)
  for (let idle = false; !idle;) {
    idle = true
    for (const handler of chosen) {
      const name = handler.job.name
      const fetch = { includeMetadata: true, ignoreStartAfter: options.ahead ?? false } as const
      const [job] = await boss.fetch<JobPayload>(name, fetch)
      if (!job) continue
      idle = false
      try {
        const result = await perform(handler, job, connection, options.log ?? silentLog)
        await boss.complete(name, job.id, result ?? null)
        run.done += 1
      } catch (error) {
        run.failures.push({ job: name, jobId: job.id, attempt: job.retryCount + 1, error })
        await boss.fail(name, job.id, error as object)
      }
    }
  }
  return run
}
