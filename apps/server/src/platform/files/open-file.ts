import type { MemberContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import { fail, found } from '../../http/fail.ts'
import type { ByteRange } from '../../outside/files/byte-range.ts'
import { FileError } from '../../outside/files/file-error.ts'
import type { FileStore, OpenedFile } from '../../outside/files/file-store.ts'

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
    open: async (range) => (await bytesOf(store, file.storage_key, range)).stream,
  }
}

/** Bytes that are gone, as after a backup without them, are not there. @throws Failure NOT_FOUND */
async function bytesOf(store: FileStore, key: string, range: ByteRange | undefined): Promise<OpenedFile> {
  try {
    return await store.get(key, range)
  } catch (error) {
    if (error instanceof FileError && error.code === 'FILE_NOT_FOUND') fail('NOT_FOUND')
    throw error
  }
}
