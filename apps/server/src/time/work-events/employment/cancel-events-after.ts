import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import { cancelDocument } from '../../../approvals/documents/index.ts'
import type { CommandContext } from '../../../http/context.ts'
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
  const found = await sql<{ id: number; document_id: number | null }>`
    select id, document_id from work_events
    where company_id = ${thisCompany} and member_id = ${memberId} and starts_on > ${lastDay} and status in ('REQUESTED', 'APPROVED')
    order by starts_on, id`.execute(ctx.tx)
  // Of somebody who is gone by then it has not begun, however late this is done.
  const today = Temporal.PlainDate.compare(lastDay, ctx.today) < 0 ? lastDay : ctx.today
  let canceled = 0
  for (const { id, document_id: documentId } of found.rows) {
    try {
      if (documentId === null) await endEntered(ctx, id)
      else await cancelDocument({ ...ctx, today }, documentId, true)
      canceled += 1
    } catch (error) {
      // Refused before anything was written.
      if (!(error instanceof Failure)) throw error
    }
  }
  return canceled
}
