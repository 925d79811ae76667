import { sql } from '../../../db/sql/sql.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { mayOpenDocument } from '../approvals.policy.ts'
import { type DocumentRow, getDocument } from '../approvals.queries.ts'
import { loadReceivers } from '../approvals.store.ts'
import { kindIsOpen, refuseSwitchedOff } from '../kinds/switched-off-kinds.ts'
import type { ReceiverRow } from '../receiver-row.ts'
import { mayOpen } from './may-open.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface ReferenceRow {
  id: number
  document_id: number
  referenced_id: number
  kind: string
  status: DocumentStatus | 'ERASED'
  serial: string | null
  title: string
  content: unknown
}

/** What a document refers to, in the order in which it was added. */
export async function referencesOf(ctx: Reader, documentId: number): Promise<ReferenceRow[]> {
  const { rows } = await sql<ReferenceRow>`
    select f.id, f.document_id, f.referenced_id, d.kind, d.status, d.serial, d.title, d.content
    from document_references f join documents d on d.company_id = f.company_id and d.id = f.referenced_id
    where f.company_id = ${thisCompany} and f.document_id = ${documentId} and ${kindIsOpen(ctx)}
    order by f.id`.execute(ctx.tx)
  return rows
}

/** The document that a reference stands on. */
export async function documentOfReference(
  { tx }: Pick<Reader, 'tx'>,
  id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ document_id: number }>`
    select document_id from document_references where company_id = ${thisCompany} and id = ${id}`.execute(tx)
  return rows[0]?.document_id
}

/**
 * A document to read for whoever may open it, or a document that refers to it: its author has shown it to them by that. It goes
 * no further: not to what the other one refers to.
 * @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF
 */
export async function readReference(
  ctx: CommandContext,
  id: number,
): Promise<{ document: DocumentRow; line: ReceiverRow[] }> {
  const [document, line] = await Promise.all([getDocument(ctx, id), loadReceivers(ctx, id)])
  if (!(await mayOpenDocument(ctx, document, line)) && !(await isShownToBy(ctx, id))) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  ctx.audit({ action: 'document.read_reference', target: ['document', id] })
  return { document, line }
}

async function isShownToBy(ctx: Reader, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from document_references f join documents d on d.company_id = f.company_id and d.id = f.document_id
    where f.company_id = ${thisCompany} and f.referenced_id = ${id} and ${kindIsOpen(ctx)} and ${mayOpen(ctx)}
    limit 1`.execute(ctx.tx)
  return rows.length > 0
}
