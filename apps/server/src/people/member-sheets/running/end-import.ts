import type { stopReasons } from '#contract/people/member-sheets/member-sheets.ts'
import type { ActingContext } from '../../../jobs/in-company-as.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { type ImportRecord, lockImport, recount, writeOutcomes } from '../member-sheets.store.ts'
import type { ImportOrder } from './run-import.ts'

/**
 * Ends a run and tells those who wait for it: done, or stopped by what they have to know.
 * @param reason null when every row has ended
 */
export async function endImport(
  at: ActingContext,
  order: ImportOrder,
  reason: Exclude<(typeof stopReasons)[number], 'BY_PERSON'> | null,
): Promise<void> {
  const { tx, now } = at
  const sheet = await lockImport(tx, order.importId)
  if (!sheet || sheet.status !== 'RUNNING' || sheet.run !== order.run) return
  const change = reason
    ? { status: 'STOPPED', stop_reason: reason }
    : { status: 'DONE', finished_at: now.toString() }
  await tx.updateTable('member_imports').set(change).where('id', '=', sheet.id).execute()
  await tell(at, sheet, reason === null)
  const ctx = sheet.started_by === null ? null : await at.inNameOf(sheet.started_by)
  auditEnd(ctx ?? at, sheet, reason)
}

async function tell(at: ActingContext, sheet: ImportRecord, isDone: boolean): Promise<void> {
  const ids = [sheet.created_by, sheet.started_by].filter((id) => id !== null)
  await notify(at, {
    memberIds: [...new Set(ids)],
    kind: isDone ? 'MEMBER_IMPORT_DONE' : 'MEMBER_IMPORT_STOPPED',
    data: {
      invited: sheet.invited_count,
      left: isDone ? sheet.skipped_count + sheet.failed_count : sheet.ready_count,
      targetId: sheet.id,
    },
    link: `/main/members/import?import=${sheet.id}`,
  })
}

function auditEnd({ audit }: ActingContext, sheet: ImportRecord, reason: string | null): void {
  const { invited_count: invited, skipped_count: skipped, failed_count: failed } = sheet
  audit({
    action: 'member_import.end',
    target: ['member_import', sheet.id],
    after: { reason, invited, skipped, failed },
  })
}

/** Marks the row that could not be written, so that the others can go on. */
export async function failFirstRow({ tx }: ActingContext, order: ImportOrder): Promise<void> {
  const sheet = await lockImport(tx, order.importId)
  if (!sheet || sheet.status !== 'RUNNING' || sheet.run !== order.run) return
  const query = tx.selectFrom('member_import_rows').select('row_number').where('import_id', '=', sheet.id)
  const row = await query.where('state', '=', 'READY').orderBy('row_number').limit(1).executeTakeFirst()
  if (!row) return
  const problems = [{ field: null, code: 'NOT_SAVED' as const }]
  await writeOutcomes(tx, sheet.id, [{ rowNumber: row.row_number, state: 'FAILED', problems }])
  await recount(tx, sheet.id)
}
