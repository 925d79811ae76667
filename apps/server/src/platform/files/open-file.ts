import type { MemberContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import { found } from '../../http/fail.ts'
import type { FileStore } from '../../outside/files/file-store.ts'

/** A kept file as an answer, with ranges. Who may see it is decided by the caller. @throws Failure NOT_FOUND */
export async function openFile(
  ctx: Pick<MemberContext, 'tx'>,
  store: FileStore,
  id: number | null,
): Promise<Download> {
  const query = ctx.tx.selectFrom('files').selectAll().where('id', '=', found(id))
  const file = found(await query.executeTakeFirst())
  return {
    name: file.name,
    contentType: file.content_type,
    inline: true,
    size: file.size_bytes,
    tag: `f${file.id}`,
    open: async (range) => (await store.get(file.storage_key, range)).stream,
  }
}
