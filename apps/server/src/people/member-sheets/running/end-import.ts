import { sql } from 'kysely'
import type { stopReasons } from '#contract/people/member-sheets/member-sheets.ts'
import type { CommandContext } from '../../../http/context.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { type ImportRecord, lockImport, recount, writeOutcomes } from '../member-sheets.store.ts'
import type { ImportOrder } from './run-import.ts'

/** What a job has of a request. */
export type ImportTransaction = Pick<CommandContext, 'tx' | 'companyId' | 'now'> &
  Partial<Pick<CommandContext, 'audit'>>

/**
 * Ends a run and tells those who wait for it: done, or stopped by what they have to know.
 * @param reason null when every row has ended
 */
export async function endImport(
  at: ImportTransaction,
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
  await auditEnd(at, sheet, reason)
}

async function tell(at: ImportTransaction, sheet: ImportRecord, isDone: boolean): Promise<void> {
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

async function auditEnd(
  { tx, companyId, now }: ImportTransaction,
  sheet: ImportRecord,
  reason: string | null,
): Promise<void> {
  const after = {
    reason,
    invited: sheet.invited_count,
    skipped: sheet.skipped_count,
    failed: sheet.failed_count,
  }
  await sql`
    insert into audit_events (company_id, happened_at, actor_member_id, action, target_kind, target_id, after)
    values (${companyId}::bigint, ${now}::timestamptz, ${sheet.started_by}::bigint, 'member_import.end', 'member_import',
      ${sheet.id}::bigint, ${JSON.stringify(after)}::jsonb)`.execute(tx)
}

/** Marks the row that could not be written, so that the others can go on. */
export async function failFirstRow(tx: ImportTransaction['tx'], order: ImportOrder): Promise<void> {
  const sheet = await lockImport(tx, order.importId)
  if (!sheet || sheet.status !== 'RUNNING' || sheet.run !== order.run) return
  const query = tx.selectFrom('member_import_rows').select('row_number').where('import_id', '=', sheet.id)
  const row = await query.where('state', '=', 'READY').orderBy('row_number').limit(1).executeTakeFirst()
  if (!row) return
  const problems = [{ field: null, code: 'NOT_SAVED' as const }]
  await writeOutcomes(tx, sheet.id, [{ rowNumber: row.row_number, state: 'FAILED', problems }])
  await recount(tx, sheet.id)
}
