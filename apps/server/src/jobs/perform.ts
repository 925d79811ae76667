import type { Db, JobWithMetadata } from 'pg-boss'
import { companyIdOf } from '#server/db/transaction.ts'
import type { DataSchema, JobHandler } from './define-job.ts'
import type { Log } from './log.ts'
import { progressWriter } from './read-job.ts'

export interface JobPayload {
  companyId: number | null
  data: unknown
}

/**
 * Does one fetched job and logs how it went. The data is parsed again: a job may have been queued by
 * an older version of the program.
 * @throws whatever the handler throws, so that the queue counts the attempt as failed
 */
export async function perform(
  handler: JobHandler,
  job: JobWithMetadata<JobPayload>,
  db: Db,
  log: Log,
): Promise<object | void> {
  const schema: DataSchema = handler.job.data
  const { companyId } = job.data
  const attempt = job.retryCount + 1
  const fields = { job: job.name, jobId: job.id, companyId, attempt }
  const started = performance.now()
  try {
    const result = await handler.run({
      data: schema.parse(job.data.data),
      companyId: companyId === null ? null : companyIdOf(companyId),
      jobId: job.id,
      attempt,
      signal: job.signal ?? new AbortController().signal,
      progress: progressWriter(db, job.name, job.id),
    })
    log.info({ ...fields, ms: Math.round(performance.now() - started) }, 'job done')
    return result
  } catch (error) {
    if (job.retryCount >= job.retryLimit)
      log.error({ ...fields, err: error }, 'job given up, kept as a dead letter')
    else log.warn({ ...fields, err: error }, 'job failed, will be tried again')
    throw error
  }
}
