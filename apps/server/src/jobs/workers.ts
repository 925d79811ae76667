import { PgBoss, type JobWithMetadata } from 'pg-boss'
import type { JobHandler } from './define-job.ts'
import type { Log } from './log.ts'
import { perform, type JobPayload } from './perform.ts'
import { queueSettings, syncQueues, syncSchedules } from './queues.ts'

export interface WorkerOptions {
  /** postgres:// address of the login to use. */
  url: string
  /** Role that every session takes, when the login is the owner's. */
  role?: string
  handlers: readonly JobHandler[]
  log: Log
  /** false: no job begins by the clock of the machine. Until then each begins at its own times. */
  schedules?: boolean
  /** Connections of the workers' own pool. */
  pool?: number
  /** How long stop() waits for running jobs. */
  stopTimeoutSeconds?: number
}

export interface Workers {
  /** Takes no new jobs, waits for running ones, closes the connections. */
  stop(): Promise<void>
}

/**
 * Works off the queues in this process: woken by NOTIFY at once, and by polling should that be lost.
 * Cron schedules are set to those of the handlers' jobs.
 * @throws Error when two handlers take the same job, or the schema is not installed
 */
export async function startWorkers(options: WorkerOptions): Promise<Workers> {
  const { handlers, log, schedules = true } = options
  const jobs = handlers.map((handler) => handler.job)
  if (new Set(jobs.map((job) => job.name)).size < jobs.length) throw new Error('two handlers for one job')
  const boss = new PgBoss({
    ...queueSettings,
    connectionString: options.url,
    options: `-c timezone=UTC${options.role ? ` -c role=${options.role}` : ''}`,
    max: options.pool ?? 4,
    application_name: 'gyeol-jobs',
    supervise: true,
    schedule: schedules,
    useListenNotify: true,
  })
  // The error may carry the whole connection, with its password; its message and code tell enough.
  boss.on('error', ({ message, code }: Error & { code?: string }) =>
    log.error({ reason: message, code }, 'job queue failed'),
  )
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warns'))
  await boss.start()
  try {
    await syncQueues(boss, jobs)
    if (schedules) await syncSchedules(boss, jobs)
    for (const handler of handlers) await startWorker(boss, handler, log)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  return { stop: () => boss.stop({ graceful: true, timeout: (options.stopTimeoutSeconds ?? 30) * 1000 }) }
}

async function startWorker(boss: PgBoss, handler: JobHandler, log: Log): Promise<void> {
  const { name, concurrency } = handler.job
  const polling = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 }
  const options = { ...polling, includeMetadata: true } as const
  // One call each: of workers that it starts together, pg-boss names the first alone.
  for (let started = 0; started < concurrency; started += 1) {
    const worker = await boss.work(name, options, async (batch: JobWithMetadata<JobPayload>[]) => {
      // One wake may tell of many jobs, and one that is lost leaves a job waiting: whoever has done one looks for the next at once.
      boss.notifyWorker(worker)
      for (const job of batch) return perform(handler, job, boss.getDb(), log)
    })
  }
}
