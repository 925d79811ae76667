import type pg from 'pg'
import type { Db, PgBoss, QueueOptions } from 'pg-boss'
import type { JobDefinition } from './define-job.ts'

/** Where the migration installs pg-boss. */
export const JOB_SCHEMA = 'pgboss'

/** Jobs that failed for good are copied here and kept for a year. */
export const DEAD_LETTERS = 'dead-letters'

const DAY = 24 * 60 * 60

/** The application role owns nothing in the schema: no installing, no index rebuilding. */
export const queueSettings = {
  schema: JOB_SCHEMA,
  migrate: false,
  createSchema: false,
  reindex: false,
  supervise: false,
  schedule: false,
} as const

/** pg-boss sends several statements in one text, which Kysely's prepared statements cannot. */
export function fromPool(pool: pg.Pool): Db {
  return { executeSql: (text, values) => pool.query(text, values) }
}

function optionsOf(job: JobDefinition): QueueOptions & { deadLetter: string; notify: boolean } {
  return {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: job.timeoutSeconds,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: 7 * DAY,
    deadLetter: DEAD_LETTERS,
    notify: true,
  }
}

/**
 * Creates the queues that are missing and brings the settings of the others up to date. What waits under the old name of a round
 * is taken away (decision 84): nobody does it any more, and it would be told as waiting too long.
 */
export async function syncQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!existing.has(DEAD_LETTERS)) {
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 365 * DAY, deleteAfterSeconds: 365 * DAY })
  }
  for (const job of jobs) {
    const options = optionsOf(job)
    const found = existing.get(job.name) as Record<string, unknown> | undefined
    if (!found) await boss.createQueue(job.name, { ...options, policy: job.once ? 'short' : 'standard' })
    else if (Object.entries(options).some(([key, value]) => found[key] !== value)) {
      await boss.updateQueue(job.name, options)
    }
    const oldName = `${job.name}-of-company`
    if (existing.has(oldName) && !jobs.some(({ name }) => name === oldName))
      await boss.deleteQueuedJobs(oldName)
  }
}

/** Makes the schedules in the database those of the jobs: changed, added, and taken away. */
export async function syncSchedules(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const wanted = new Set<string>()
  for (const job of jobs) {
    if (!job.schedule) continue
    wanted.add(job.name)
    const payload = { companyId: null, data: job.data.parse({}) as object }
    // One run makes up for all those missed while the server was down.
    await boss.schedule(job.name, job.schedule.cron, payload, { tz: job.schedule.timeZone, missed: 'once' })
  }
  for (const schedule of await boss.getSchedules()) {
    if (!wanted.has(schedule.name)) await boss.unschedule(schedule.name)
  }
}
