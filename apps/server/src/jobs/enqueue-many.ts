import { fromKysely, PgBoss, type KyselyTransactionLike } from 'pg-boss'
import type { CompanyId } from '#server/db/transaction.ts'
import type { DataSchema, JobDefinition } from './define-job.ts'
import { inSeconds } from './in-seconds.ts'
import { queueSettings } from './queues.ts'

export interface JobOrder<S extends DataSchema> {
  data: S['_zod']['input']
  /** Not before so much time has passed; at once by default. */
  delay?: Temporal.Duration
  /** For jobs with `once`: what makes two of them the same; one that waits already stays the only one. */
  key?: string
}

/**
 * Queues many jobs of one kind for a company in the caller's transaction, in one statement.
 * @param options priority: higher goes first; 0 by default
 * @throws ZodError when the data of one does not fit the job's schema; then none is queued
 */
export async function enqueueMany<S extends DataSchema>(
  tx: KyselyTransactionLike,
  job: JobDefinition<S, 'company'>,
  orders: readonly JobOrder<S>[],
  options: { companyId: CompanyId; priority?: number },
): Promise<void> {
  if (job.once && orders.some(({ key }) => !key)) throw new Error(`job ${job.name}: "once" needs a key`)
  if (orders.length === 0) return
  const { companyId, priority = 0 } = options
  const jobs = orders.map(({ data, delay, key }) => ({
    data: { companyId, data: job.data.parse(data) as object },
    priority,
    ...(delay && { startAfter: inSeconds(delay) }),
    ...(key && { singletonKey: `${companyId}:${key}` }),
  }))
  // A sender of its own for each call: it asks once for the queue's settings, on the caller's connection.
  await new PgBoss({ ...queueSettings, db: fromKysely(tx) }).insert(job.name, jobs)
}
