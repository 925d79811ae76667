import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import type { KeptFile } from '../../../platform/files/index.ts'

type Reader = Pick<MemberContext, 'tx'>

export interface AttachmentRow {
  id: number
  /** null while its uploader has not said where it belongs. */
  document_id: number | null
  member_id: number
  file_id: number
  field_key: string | null
  name: string
  size_bytes: number
}

const columns = sql`a.id, a.document_id, a.member_id, a.file_id, a.field_key, a.name, a.size_bytes`

/** Files of a document or of a draft, as they were added. */
export async function attachmentsOf({ tx }: Reader, documentId: number): Promise<AttachmentRow[]> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from document_attachments a
    where a.company_id = ${thisCompany} and a.document_id = ${documentId} order by a.id`.execute(tx)
  return rows
}

/** The same of several documents, by document. */
export async function attachmentsOfEach(
  { tx }: Reader,
  documentIds: readonly number[],
): Promise<Map<number, AttachmentRow[]>> {
  const { rows } = await sql<AttachmentRow & { document_id: number }>`
    select ${columns} from document_attachments a
    where a.company_id = ${thisCompany} and a.document_id = any(${[...documentIds]}::bigint[]) order by a.id`.execute(
    tx,
  )
  return Map.groupBy(rows, (row) => row.document_id)
}

export async function findAttachment({ tx }: Reader, id: number): Promise<AttachmentRow | undefined> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from document_attachments a where a.company_id = ${thisCompany} and a.id = ${id}`.execute(
    tx,
  )
  return rows[0]
}

/** What the actor has sent and not attached to anything, the oldest first. */
export async function waitingOf(
  { tx, actor }: Pick<CommandContext, 'tx' | 'actor'>,
  until?: Temporal.Instant,
): Promise<AttachmentRow[]> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from document_attachments a
    where a.company_id = ${thisCompany} and a.member_id = ${actor.memberId} and a.document_id is null
      and ${until ? sql`a.attached_at < ${until.toString()}::timestamptz` : sql`true`} order by a.id`.execute(
    tx,
  )
  return rows
}

export async function insertAttachment(
  ctx: CommandContext,
  file: KeptFile,
  { documentId, field }: { documentId: number | null; field: string | null },
): Promise<number> {
  const row = {
    company_id: ctx.companyId,
    document_id: documentId,
    member_id: ctx.actor.memberId,
    file_id: file.id,
    field_key: field,
    name: file.name,
    size_bytes: file.bytes,
    sha256: file.sha256,
    attached_at: ctx.now.toString(),
  }
  const query = ctx.tx.insertInto('document_attachments').values(row).returning('id')
  return (await query.executeTakeFirstOrThrow()).id
}

/** Gives what the actor sent before a place; undefined where there is no such file any more. */
export async function placeWaiting(
  { tx, actor }: CommandContext,
  id: number,
  { documentId, field }: { documentId: number; field: string | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update document_attachments a set document_id = ${documentId}, field_key = ${field}::text
    where a.company_id = ${thisCompany} and a.id = ${id} and a.member_id = ${actor.memberId} and a.document_id is null
    returning a.id`.execute(tx)
  return rows[0]?.id
}

export async function deleteAttachments({ tx }: Reader, ids: readonly number[]): Promise<void> {
  await sql`delete from document_attachments where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
}

/** `documents d` has a file of such a name. */
export function hasFileNamed(pattern: string): RawBuilder<boolean> {
  return sql`d.id in (select a.document_id from document_attachments a
    where a.company_id = ${thisCompany} and a.name ilike ${pattern})`
}
