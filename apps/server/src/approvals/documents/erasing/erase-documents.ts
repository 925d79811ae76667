import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { removeFile } from '../../../platform/files/index.ts'
import { removeAttachments } from '../attachments/detach-file.ts'
import { findKind } from '../kinds/kind-registry.ts'

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
  // Nobody waits for what has ended, so that no count becomes another.
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
