import type pg from 'pg'
import { type CompanyId, inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { importJob } from './import-job.ts'
import { createMissing } from './create-missing.ts'
import { inviteBatch, LimitReached } from './invite-batch.ts'
import { endImport, failFirstRow } from './end-import.ts'

export interface ImportParts {
  pool: pg.Pool
  clock: () => Temporal.Instant
}

export interface ImportOrder {
  importId: number
  run: number
}

interface Link {
  companyId: CompanyId
  order: ImportOrder
  signal: AbortSignal
  progress(done: number, total: number): Promise<void>
}

/** Rows of one transaction. */
const BATCH = 200
/** After this long the rest is the next link's; well below the job's time limit. */
const LINK_MS = 15_000

/**
 * Works off an import until it ends, is stopped, or the time of this link is up. Every batch is one transaction that also
 * says which rows are done, so that whatever breaks off, each row is invited once.
 */
export async function runImport(
  parts: ImportParts,
  { companyId, order, signal, progress }: Link,
): Promise<void> {
  const until = performance.now() + LINK_MS
  await inCompany(parts.pool, companyId, 'write', (tx) =>
    createMissing({ tx, companyId, now: parts.clock() }, order),
  )
  let singles = 0
  for (;;) {
    const size = singles > 0 ? 1 : BATCH
    const step = await tryBatch(parts, companyId, order, size)
    if (step === 'ended') return
    if (step === 'broken') {
      // One row spoils all: until the batch is through, each goes alone, and the bad one is told.
      if (size > 1) singles = BATCH
      else await inCompany(parts.pool, companyId, 'write', (tx) => failFirstRow(tx, order))
      continue
    }
    singles = Math.max(0, singles - 1)
    await progress(step.done, step.total)
    if (signal.aborted || performance.now() > until) break
  }
  await inCompany(parts.pool, companyId, 'write', (tx) => enqueue(tx, importJob, order, { companyId }))
}

async function tryBatch(parts: ImportParts, companyId: CompanyId, order: ImportOrder, size: number) {
  const now = parts.clock()
  try {
    return await inCompany(parts.pool, companyId, 'write', (tx) =>
      inviteBatch({ tx, companyId, now }, order, size),
    )
  } catch (error) {
    if (error instanceof LimitReached) {
      await inCompany(parts.pool, companyId, 'write', (tx) =>
        endImport({ tx, companyId, now }, order, 'INVITATION_LIMIT'),
      )
      return 'ended'
    }
    if (isOfTheData(error)) return 'broken'
    throw error
  }
}

/** What PostgreSQL refuses because of values (classes 22 and 23) would be refused again; everything else may pass. */
function isOfTheData(error: unknown): boolean {
  return /^2[23]/.test(String((error as { code?: unknown }).code ?? ''))
}
