import { fromKysely, PgBoss, type KyselyTransactionLike } from 'pg-boss'
import { DEAD_LETTERS, JOB_SCHEMA, queueSettings } from './queues.ts'
import type { JobPayload } from './perform.ts'

export interface DeadLetter {
  id: string
  job: string
  payload: JobPayload
  error: unknown
  failedAt: string
}

/** The jobs that failed for good, newest first, at most `limit`. */
export async function listDeadLetters(tx: KyselyTransactionLike, limit = 100): Promise<DeadLetter[]> {
  const { rows } = await fromKysely(tx).executeSql(
    `select id, source_name as job, data as payload, output as error, to_char(created_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt"
     from ${JOB_SCHEMA}.job where name = $1 and state = 'created' order by created_on desc limit $2`,
    [DEAD_LETTERS, limit],
  )
  return rows as DeadLetter[]
}

/** Puts the dead letters of one kind of job back into its queue, once what broke them is mended. */
export async function retryDeadLetters(tx: KyselyTransactionLike, jobName: string): Promise<number> {
  const db = fromKysely(tx)
  return new PgBoss({ ...queueSettings, db }).redrive(DEAD_LETTERS, { sourceName: jobName, db })
}
