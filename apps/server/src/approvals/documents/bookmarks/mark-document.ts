import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { viewDocument } from '../open-document.ts'

/** Marks a document for the actor; one that is marked stays so. @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF */
export async function markDocument(ctx: CommandContext, id: number): Promise<void> {
  await viewDocument(ctx, id)
  const { rows } = await sql`
    insert into document_bookmarks (company_id, member_id, document_id, marked_at)
    values (${thisCompany}, ${ctx.actor.memberId}, ${id}, ${ctx.now.toString()}::timestamptz)
    on conflict (company_id, member_id, document_id) do nothing returning id`.execute(ctx.tx)
  if (rows.length > 0) ctx.audit({ action: 'document.mark', target: ['document', id] })
}

/**
 * Takes the actor's mark off a document, also off one that they may not open any more.
 * @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF for one that bears none and that they may not open
 */
export async function unmarkDocument(ctx: CommandContext, id: number): Promise<void> {
  const { rows } = await sql`
    delete from document_bookmarks
    where company_id = ${thisCompany} and member_id = ${ctx.actor.memberId} and document_id = ${id}
    returning id`.execute(ctx.tx)
  if (rows.length === 0) await viewDocument(ctx, id)
  else ctx.audit({ action: 'document.unmark', target: ['document', id] })
}
