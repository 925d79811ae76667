import { AsyncLocalStorage } from 'node:async_hooks'
import { fromKysely, PgBoss, type Db, type KyselyTransactionLike } from 'pg-boss'
import type { CompanyId } from '#server/db/transaction.ts'
import type { DataSchema, JobDefinition, JobScope } from './define-job.ts'
import { inSeconds } from './in-seconds.ts'
import { queueSettings } from './queues.ts'

export interface EnqueueOptions {
  /** Not before so much time has passed: the queue keeps time by a clock of its own. */
  delay?: Temporal.Duration
  /** For jobs with `once`: what makes two of them the same. */
  key?: string
  /** Higher goes first; 0 by default. */
  priority?: number
}

/** The options of a company job must name the company. */
export type EnqueueArguments<C extends JobScope> = C extends 'company'
  ? [options: EnqueueOptions & { companyId: CompanyId }]
  : [options?: EnqueueOptions]

// pg-boss asks for a queue's row before its first insert; that query too must use the caller's connection.
const caller = new AsyncLocalStorage<Db>()
const sender = new PgBoss({
  ...queueSettings,
  db: { executeSql: (text, values) => caller.getStore()!.executeSql(text, values) },
})

/**
 * Queues a job in the caller's transaction: it exists only if that commits.
 * @returns the id of the job, or null when the same one waits already (`once`)
 * @throws ZodError when the data does not fit the job's schema
 */
export async function enqueue<S extends DataSchema, C extends JobScope>(
  tx: KyselyTransactionLike,
  job: JobDefinition<S, C>,
  data: S['_zod']['input'],
  ...[options]: EnqueueArguments<C>
): Promise<string | null> {
  const given: EnqueueOptions & { companyId?: CompanyId } = options ?? {}
  const companyId = given.companyId ?? null
  if ((job.scope === 'company') !== (companyId !== null)) throw new Error(`job ${job.name}: ${job.scope} job`)
  if (job.once && !given.key) throw new Error(`job ${job.name}: "once" needs a key`)
  const payload = { companyId, data: job.data.parse(data) as object }
  return caller.run(fromKysely(tx), () =>
    sender.send(job.name, payload, {
      ...(given.delay && { startAfter: inSeconds(given.delay) }),
      ...(given.key && { singletonKey: `${companyId ?? ''}:${given.key}` }),
      ...(given.priority && { priority: given.priority }),
    }),
  )
}
