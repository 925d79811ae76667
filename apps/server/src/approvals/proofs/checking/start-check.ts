import type { CommandContext } from '../../../http/context.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { countDocuments } from '../../documents/index.ts'
import { checkJob } from './check-job.ts'
import { type CheckRow, insertCheck, lastCheck } from './checks.store.ts'

/** Begins to check the chains of all documents; while one check is running it is that one. */
export async function startCheck(ctx: CommandContext): Promise<CheckRow> {
  const checkId = await insertCheck(ctx.tx, {
    askedBy: ctx.actor.memberId || null,
    now: ctx.now.toString(),
    total: await countDocuments(ctx.tx),
  })
  if (checkId !== undefined) {
    await enqueue(ctx.tx, checkJob, { checkId }, { companyId: ctx.companyId })
    ctx.audit({ action: 'document_proof.check', target: ['proof_check', checkId] })
  }
  return (await lastCheck(ctx.tx))!
}
