import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { removeFile } from '../../../platform/files/index.ts'
import { removeAttachments } from '../attachments/detach-file.ts'
import { findKind } from '../kinds/kind-registry.ts'
import { type Counted, tallyDocuments } from '../tally-documents.ts'

/**
 * Takes away all that documents said and what was said of them. Their number, author and chain of acts stay, and so does what others
 * refer to: that it was there. Whoever calls has recorded the deletion, so that the chain ends with what was deleted.
 */
export async function eraseDocuments(
  ctx: MemberContext,
  store: FileStore,
  ids: readonly number[],
): Promise<void> {
  await removeAttachments(ctx, store, ids)
  for (const file of await filesOf(ctx, ids)) await removeFile(ctx, store, file)
  await tallyDocuments(ctx.tx, await countedOf(ctx, ids), [])
  const tables = [
    'document_receivers',
    'document_replies',
    'document_bookmarks',
    'document_references',
    'document_versions',
  ] as const
  for (const table of tables)
    await sql`delete from ${sql.table(table)}
      where company_id = ${thisCompany} and document_id = any(${[...ids]}::bigint[])`.execute(ctx.tx)
  await sql`
    update documents set status = 'ERASED', title = '-', content = '{}', search_text = '', replaces_id = null,
      updated_at = ${ctx.now.toString()}::timestamptz
    where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(ctx.tx)
}

/** Documents with their lines, held until they are gone. */
async function countedOf({ tx }: MemberContext, ids: readonly number[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select d.status, d.author_id, coalesce((
      select json_agg(json_build_object('member_id', r.member_id, 'receiver_type', r.receiver_type, 'is_shown', r.is_shown,
        'is_processed', r.is_processed))
      from document_receivers r where r.company_id = ${thisCompany} and r.document_id = d.id), '[]') as line
    from documents d where d.company_id = ${thisCompany} and d.id = any(${[...ids]}::bigint[]) and d.status <> 'ERASED'
    order by d.id for no key update`.execute(tx)
  return rows
}

/** The files that the contents of documents name. */
async function filesOf({ tx }: Pick<MemberContext, 'tx'>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ kind: string; content: unknown }>`
    select kind, content from documents where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
  return rows.flatMap(({ kind: key, content }) => {
    const kind = findKind(key)
    const read = kind?.content.safeParse(content)
    return (read?.success && kind?.files?.(read.data)) || []
  })
}
