import { fromKysely, type Db, type KyselyTransactionLike } from 'pg-boss'
import type { CompanyId } from '#server/db/transaction.ts'
import type { JobDefinition } from './define-job.ts'
import { JOB_SCHEMA } from './queues.ts'

export interface JobState {
  id: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  done: number
  total: number
  /** What the handler returned. */
  result: unknown
  queuedAt: string
}

interface Row {
  id: string
  state: string
  output: { progress?: { done: number; total: number } } | null
  queued_at: string
}

const states: Record<string, JobState['state']> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
}

/** How far a job is, for the person who waits for it; null when this company has no such job. */
export async function readJob(
  tx: KyselyTransactionLike,
  job: JobDefinition,
  id: string,
  companyId: CompanyId | null,
): Promise<JobState | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null
  const { rows } = await fromKysely(tx).executeSql(
    `select id, state::text, output, to_char(created_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as queued_at
     from ${JOB_SCHEMA}.job
     where name = $1 and id = $2::uuid and data->>'companyId' is not distinct from $3::text`,
    [job.name, id, companyId === null ? null : String(companyId)],
  )
  const row = rows[0] as Row | undefined
  if (!row) return null
  const state = states[row.state] ?? 'failed'
  const progress = state === 'done' ? undefined : row.output?.progress
  return {
    id: row.id,
    state,
    done: progress?.done ?? 0,
    total: progress?.total ?? 0,
    result: state === 'done' ? row.output : null,
    queuedAt: row.queued_at,
  }
}

const PAUSE = 500

/** Writes progress into the job's row, where the result will stand in the end. */
export function progressWriter(db: Db, name: string, id: string) {
  let last = -Infinity
  return async (done: number, total: number): Promise<void> => {
    const now = performance.now()
    if (now - last < PAUSE && done < total) return
    last = now
    await db.executeSql(
      `update ${JOB_SCHEMA}.job set output = $3::jsonb where name = $1 and id = $2::uuid and state = 'active'`,
      [name, id, JSON.stringify({ progress: { done, total } })],
    )
  }
}
