import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import { cancelDocument } from '../../../approvals/documents/index.ts'
import { undoable } from '../../../db/undoable.ts'
import type { AuditEntry, CommandContext } from '../../../http/context.ts'
import { Failure } from '../../../http/fail.ts'
import { endEntered } from '../events.store.ts'

/**
 * Takes back what somebody who leaves has asked for after their last day. What the company does not let be
 * taken back any more stays.
 * @returns how many requests were taken back
 */
export async function cancelEventsAfter(
  ctx: CommandContext,
  memberId: number,
  lastDay: Temporal.PlainDate,
): Promise<number> {
  const found = await sql<{ id: number; document_id: number | null; alternative_of: number | null }>`
    select id, document_id, alternative_of from work_events
    where company_id = ${thisCompany} and member_id = ${memberId} and starts_on > ${lastDay} and status in ('REQUESTED', 'APPROVED')
    order by starts_on, id`.execute(ctx.tx)
  // Of somebody who is gone by then it has not begun, however late this is done.
  const today = Temporal.PlainDate.compare(lastDay, ctx.today) < 0 ? lastDay : ctx.today
  let canceled = 0
  for (const event of found.rows) {
    const { id, document_id: documentId } = event
    const noted: AuditEntry[] = []
    const trying = { ...ctx, today, audit: (entry: AuditEntry) => void noted.push(entry) }
    try {
      await undoable(ctx.tx, async () => {
        if (documentId === null) await endEntered(trying, id, event)
        else await cancelDocument(trying, documentId, true)
      })
    } catch (error) {
      // A closed day refuses when its document is canceled already: all of it is undone, and nothing told.
      if (!(error instanceof Failure)) throw error
      continue
    }
    for (const entry of noted) ctx.audit(entry)
    canceled += 1
  }
  return canceled
}
