import type { CommandContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { importJob } from './running/import-job.ts'
import { judgeFailedAgain } from './judging/judge-rows.ts'
import { MOST_NEW_TEAMS } from './judging/plan-teams.ts'
import { missingRanks, MOST_NEW_RANKS } from './missing-ranks.ts'
import { missingTeams } from './missing-teams.ts'
import { type ImportRecord, lockImport, lockImportFor, recount } from './member-sheets.store.ts'

/**
 * Begins to invite the rows that are ready. The others end as failed, to be mended afterwards.
 * @throws Failure NOT_FOUND, WRONG_IMPORT_STATE, NOTHING_TO_INVITE, TOO_MANY_NEW_TEAMS, TOO_MANY_NEW_RANKS
 */
export async function startImport(ctx: CommandContext, importId: number): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'start')
  await refuseSenseless(ctx, sheet)
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

/** @throws Failure NOTHING_TO_INVITE, TOO_MANY_NEW_TEAMS, TOO_MANY_NEW_RANKS */
async function refuseSenseless({ tx, today }: CommandContext, sheet: ImportRecord): Promise<void> {
  if (sheet.ready_count === 0) fail('NOTHING_TO_INVITE')
  if (sheet.create_teams && (await missingTeams({ tx, today }, sheet.id)).length > MOST_NEW_TEAMS)
    fail('TOO_MANY_NEW_TEAMS', { most: MOST_NEW_TEAMS })
  if (sheet.create_ranks && (await missingRanks(tx, sheet.id, 'ready')).length > MOST_NEW_RANKS)
    fail('TOO_MANY_NEW_RANKS', { most: MOST_NEW_RANKS })
}

/**
 * Goes on where the import stands; what was done stays done. One that has ended tries those again that failed. From now on it
 * runs in the name of this admin, unless all that can be done is to leave out who is invited already.
 * @throws Failure NOT_FOUND, WRONG_IMPORT_STATE while it is running well, and of one that has ended as startImport
 */
export async function resumeImport(ctx: CommandContext, importId: number): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'resume')
  if (sheet.status === 'DONE') {
    await judgeFailedAgain(ctx, sheet)
    const judged = found(await lockImport(ctx.tx, importId))
    if (judged.ready_count === 0 && judged.failed_count < sheet.failed_count)
      return tellLeftOut(ctx, sheet, judged)
    await refuseSenseless(ctx, judged)
  }
  await run(ctx, sheet)
  ctx.audit({
    action: 'member_import.resume',
    target: ['member_import', importId],
    before: { status: sheet.status, stop_reason: sheet.stop_reason },
  })
}

/** Nobody is left to invite, because rows that failed are left out by now: that stays, and the import has ended as before. */
function tellLeftOut(ctx: CommandContext, before: ImportRecord, after: ImportRecord): void {
  ctx.audit({
    action: 'member_import.resume',
    target: ['member_import', before.id],
    before: { failed: before.failed_count },
    after: { failed: after.failed_count },
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
    finished_at: null,
  }
  await ctx.tx.updateTable('member_imports').set(change).where('id', '=', sheet.id).execute()
  await enqueue(ctx.tx, importJob, order, { companyId: ctx.companyId })
}
