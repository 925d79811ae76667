import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { turnIsOpen } from '../box-conditions.ts'

/**
 * Notes that those who have the turn on a document have been told of it: reminders count from then. Everybody for whom it waits,
 * who decides for them too, is told as the turn comes to them.
 */
export async function noteTurn(ctx: CommandContext, documentId: number): Promise<void> {
  await sql`
    update document_receivers r set told_at = ${ctx.now}
    from documents d
    where r.company_id = ${thisCompany} and r.document_id = ${documentId} and ${turnIsOpen} and r.told_at is null
      and d.company_id = r.company_id and d.id = r.document_id and d.status = 'REQUESTED'`.execute(ctx.tx)
}
