import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { importJob } from './running/import-job.ts'
import { MOST_NEW_TEAMS } from './judging/plan-teams.ts'
import { missingRanks, MOST_NEW_RANKS } from './missing-ranks.ts'
import { missingTeams } from './missing-teams.ts'
import { type ImportRecord, lockImportFor, recount } from './member-sheets.store.ts'

/**
 * Begins to invite the rows that are ready. The others end as failed: they can be taken out as a file, mended and sent anew.
 * @throws Failure NOT_FOUND, WRONG_IMPORT_STATE, NOTHING_TO_INVITE, TOO_MANY_NEW_TEAMS, TOO_MANY_NEW_RANKS
 */
export async function startImport(ctx: CommandContext, importId: number): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'start')
  if (sheet.ready_count === 0) fail('NOTHING_TO_INVITE')
  if (sheet.create_teams && (await missingTeams(ctx, importId)).length > MOST_NEW_TEAMS)
    fail('TOO_MANY_NEW_TEAMS', { most: MOST_NEW_TEAMS })
  if (sheet.create_ranks && (await missingRanks(ctx.tx, importId, 'ready')).length > MOST_NEW_RANKS)
    fail('TOO_MANY_NEW_RANKS', { most: MOST_NEW_RANKS })
  const problems = ctx.tx.updateTable('member_import_rows').set({ state: 'FAILED' })
  await problems.where('import_id', '=', importId).where('state', '=', 'PROBLEM').execute()
  await recount(ctx.tx, importId)
  await run(ctx, sheet)
  ctx.audit({
    action: 'member_import.start',
    target: ['member_import', importId],
    after: { rows: sheet.ready_count },
  })
}

/**
 * Goes on where the import stands; what was done stays done. From now on it runs in the name of this admin.
 * @throws Failure NOT_FOUND, WRONG_IMPORT_STATE while it is running well
 */
export async function resumeImport(ctx: CommandContext, importId: number): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'resume')
  await run(ctx, sheet)
  ctx.audit({
    action: 'member_import.resume',
    target: ['member_import', importId],
    before: { status: sheet.status, stop_reason: sheet.stop_reason },
  })
}

/** Stops after the batch that is under way. @throws Failure NOT_FOUND, WRONG_IMPORT_STATE */
export async function stopImport(ctx: CommandContext, importId: number): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'stop')
  const change = { status: 'STOPPED', stop_reason: 'BY_PERSON' }
  await ctx.tx.updateTable('member_imports').set(change).where('id', '=', importId).execute()
  ctx.audit({
    action: 'member_import.stop',
    target: ['member_import', importId],
    after: { invited: sheet.invited_count, left: sheet.ready_count },
  })
}

async function run(ctx: CommandContext, sheet: ImportRecord): Promise<void> {
  const now = ctx.now.toString()
  const order = { importId: sheet.id, run: sheet.run + 1 }
  const change = {
    status: 'RUNNING',
    stop_reason: null,
    started_by: ctx.actor.memberId,
    run: order.run,
    started_at: sheet.started_at ?? now,
    moved_at: now,
  }
  await ctx.tx.updateTable('member_imports').set(change).where('id', '=', sheet.id).execute()
  await enqueue(ctx.tx, importJob, order, { companyId: ctx.companyId })
}
