import type { CompanyId } from '#server/db/transaction.ts'

/** A schema of the job's data, constrained by structure: checking z.ZodType costs seconds. */
export interface DataSchema {
  _zod: { input: unknown; output: unknown }
  parse(value: unknown): unknown
}

/** company: the job works for one company and is queued with its id. server: for all, no company. */
export type JobScope = 'company' | 'server'

export interface JobRetry {
  /** Attempts after the first one. */
  limit: number
  /** Pause before the second attempt; every further pause doubles. */
  delaySeconds: number
}

export interface JobSchedule {
  /** Five cron fields. */
  cron: string
  /** IANA zone the cron fields are read in. */
  timeZone: string
}

export interface JobDefinition<S extends DataSchema = DataSchema, C extends JobScope = JobScope> {
  name: string
  data: S
  scope: C
  retry: JobRetry
  /** How many of this kind run at the same time in one process. */
  concurrency: number
  /** After this time an attempt counts as failed. */
  timeoutSeconds: number
  /** Jobs with the same `key` wait only once: a second enqueue answers null. */
  once: boolean
  schedule: JobSchedule | null
}

type Plan<S extends DataSchema, C extends JobScope> = Pick<JobDefinition<S, C>, 'name' | 'data'> &
  Partial<Omit<JobDefinition<S, C>, 'name' | 'data' | 'scope'>> & { scope?: C }

/**
 * A kind of job as plain data. A schedule belongs to server jobs whose data may be empty.
 * @throws Error for a name that the queue cannot hold
 */
export function defineJob<S extends DataSchema, C extends JobScope = 'company'>(
  plan: Plan<S, C>,
): JobDefinition<S, C> {
  if (!/^[a-z][a-z0-9-]{1,60}$/.test(plan.name))
    throw new Error(`job name ${plan.name}: small letters, digits, -`)
  const scope = (plan.scope ?? 'company') as C
  if (plan.schedule && scope !== 'server')
    throw new Error(`job ${plan.name}: only server jobs have a schedule`)
  return {
    retry: { limit: 5, delaySeconds: 10 },
    concurrency: 1,
    timeoutSeconds: 900,
    once: false,
    schedule: null,
    ...plan,
    scope,
  }
}

export interface JobContext<S extends DataSchema = DataSchema, C extends JobScope = JobScope> {
  data: S['_zod']['output']
  companyId: C extends 'company' ? CompanyId : null
  jobId: string
  /** 1 for the first attempt. A job may run again after a crash: handlers must bear that. */
  attempt: number
  /** Becomes aborted at the time limit and at a forced stop. */
  signal: AbortSignal
  /** Tells the waiting person how far it is; written at most twice a second. */
  progress(done: number, total: number): Promise<void>
}

/** A job with the function that does it. What the function returns is kept as the job's result. */
export interface JobHandler {
  job: JobDefinition
  run(context: JobContext): Promise<object | void>
}

/** Binds a job to its function, with the types of its data. */
export function handleJob<S extends DataSchema, C extends JobScope>(
  job: JobDefinition<S, C>,
  run: (context: JobContext<S, C>) => Promise<object | void>,
): JobHandler {
  return { job, run: run as JobHandler['run'] }
}
