import { sql } from '../../../db/sql/sql.ts'
import { isDecider } from '#rules/approvals/receiver.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { type LockedDocument, loadReceivers } from '../approvals.store.ts'
import type { ReceiverRow } from '../receiver-row.ts'
import { type Place, tallyDocuments } from '../tally-documents.ts'

interface Kept {
  memberId: number
  /** Who has not reads it afterwards (후열). */
  hasRead: boolean
}

/**
 * Lets somebody whose turn another takes, or who decides in another's place, find the document in the own boxes.
 * @returns the line with them on it
 */
export async function keepReader(
  ctx: Pick<CommandContext, 'tx' | 'now' | 'today'>,
  { document, rows }: { document: LockedDocument; rows: readonly ReceiverRow[] },
  { memberId, hasRead }: Kept,
): Promise<readonly ReceiverRow[]> {
  const reads = rows.some((row) => row.member_id === memberId && !isDecider({ type: row.receiver_type }))
  if (reads) return rows
  const at = hasRead ? ctx.now.toString() : null
  const { rows: added } = await sql<Place>`
    insert into document_receivers (company_id, document_id, member_id, receiver_type, step_order, is_shown, is_processed, decision,
      position, read_at, acted_at, acted_by)
    select ${thisCompany}, ${document.id}::bigint, m.id, 'VIEWER', 0, true, ${hasRead}::boolean,
      case when ${hasRead}::boolean then 'CONFIRMED' end, m.position, ${at}::timestamptz, ${at}::timestamptz,
      case when ${hasRead}::boolean then m.id end
    from members m where m.company_id = ${thisCompany} and m.id = ${memberId}
    returning member_id, receiver_type, is_shown, is_processed`.execute(ctx.tx)
  const counting = tallyDocuments(
    ctx.tx,
    [{ ...document, line: rows }],
    [{ ...document, line: [...rows, ...added] }],
  )
  const [line] = await Promise.all([loadReceivers(ctx, document.id), counting])
  return line
}
