import type { CompanyId } from '../../../db/transaction.ts'
import type { CommandContext } from '../../../http/context.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import { type Pace, type Step, workOff } from '../../../jobs/work-off.ts'
import { holdNextDocuments } from '../../documents/index.ts'
import { checkChains } from './check-chains.ts'
import { checkJob } from './check-job.ts'
import { endCheck, holdCheck, saveBatch } from './checks.store.ts'

interface Link extends Pick<Pace, 'signal' | 'progress'> {
  companyId: CompanyId
  checkId: number
}

/** Documents of one transaction. */
const BATCH = 200
/** After this long the rest is the next link's; well below the job's time limit. */
const LINK_MS = 15_000

/** Works off the check of a company's chains; whatever breaks off, it goes on behind the last batch that was noted. */
export async function runCheck(
  parts: ActingParts,
  { companyId, checkId, signal, progress }: Link,
): Promise<void> {
  const bySystem = <T>(work: (ctx: ActingContext) => Promise<T>) =>
    inCompanyAs(parts, companyId, 'system', work, `check ${checkId}`)
  const work = {
    batch: (size: number) => bySystem((ctx) => checkBatch(ctx, checkId, size)),
    passBy: (cause: unknown) => Promise.reject(cause as Error),
  }
  const how = await workOff(work, { size: BATCH, forMs: LINK_MS, signal, progress })
  if (how === 'unfinished') await bySystem(({ tx }) => enqueue(tx, checkJob, { checkId }, { companyId }))
}

async function checkBatch(ctx: CommandContext, checkId: number, size: number): Promise<Step> {
  const held = await holdCheck(ctx.tx, checkId)
  if (!held) return 'ended'
  const ids = await holdNextDocuments(ctx.tx, held.reachedId, size)
  if (ids.length === 0) {
    await endCheck(ctx.tx, checkId, ctx.now.toString())
    return 'ended'
  }
  const found = await checkChains(ctx, ids)
  return saveBatch(ctx.tx, checkId, { ...found, reachedId: ids.at(-1)!, checked: ids.length })
}
