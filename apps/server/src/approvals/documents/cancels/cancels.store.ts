import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { noteBoxes } from '../acts/record-act.ts'

type Ctx = Pick<CommandContext, 'tx'>

/** @throws Failure CANCEL_ASKED where another document asks for it already */
export async function markAsked(ctx: Ctx, documentId: number, cancelDocumentId: number): Promise<void> {
  const { rows } = await sql`
    update documents set cancel_document_id = ${cancelDocumentId}
    where company_id = ${thisCompany} and id = ${documentId} and status = 'APPROVED' and cancel_document_id is null
    returning id`.execute(ctx.tx)
  if (rows.length === 0) fail('CANCEL_ASKED')
  noteBoxes(ctx, documentId)
}

export async function isStillAsked(
  { tx }: Ctx,
  documentId: number,
  cancelDocumentId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from documents where company_id = ${thisCompany} and id = ${documentId} and status = 'APPROVED'
      and cancel_document_id = ${cancelDocumentId} for no key update`.execute(tx)
  return rows.length > 0
}

/** Nobody has agreed: it may be asked for again. */
export async function letGo(
  ctx: Ctx,
  documentId: number | undefined,
  cancelDocumentId: number,
): Promise<void> {
  if (documentId === undefined) return
  await sql`
    update documents set cancel_document_id = null
    where company_id = ${thisCompany} and id = ${documentId} and cancel_document_id = ${cancelDocumentId}`.execute(
    ctx.tx,
  )
  noteBoxes(ctx, documentId)
}
