import type { CompanyId } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import { type Pace, type Step, workOff } from '../../../jobs/work-off.ts'
import { importJob } from './import-job.ts'
import { createMissing } from './create-missing.ts'
import { inviteBatch, LimitReached } from './invite-batch.ts'
import { endImport, failFirstRow } from './end-import.ts'

export interface ImportOrder {
  importId: number
  run: number
}

interface Link extends Pick<Pace, 'signal' | 'progress'> {
  companyId: CompanyId
  order: ImportOrder
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
  parts: ActingParts,
  { companyId, order, signal, progress }: Link,
): Promise<void> {
  const bySystem = <T>(work: (ctx: ActingContext) => Promise<T>) =>
    inCompanyAs(parts, companyId, 'system', work, `import ${order.importId}`)
  await bySystem((ctx) => createMissing(ctx, order))
  const batch = async (size: number): Promise<Step> => {
    try {
      return await bySystem((ctx) => inviteBatch(ctx, order, size))
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
      await bySystem((ctx) => endImport(ctx, order, 'INVITATION_LIMIT'))
      return 'ended'
    }
  }
  const passBy = () => bySystem((ctx) => failFirstRow(ctx, order))
  const how = await workOff({ batch, passBy }, { size: BATCH, forMs: LINK_MS, signal, progress })
  if (how === 'unfinished') await bySystem(({ tx }) => enqueue(tx, importJob, order, { companyId }))
}
