import type { Selectable } from 'kysely'
import type { Files } from '../../db/rows.gen.ts'
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
  return downloadFrom(store, found(await query.executeTakeFirst()))
}

/** Several of them by their ids, without those that are gone. Who may see them is decided by the caller. */
export async function openFiles(
  ctx: Pick<MemberContext, 'tx'>,
  store: FileStore,
  ids: readonly number[],
): Promise<Map<number, Download>> {
  if (ids.length === 0) return new Map()
  const query = ctx.tx
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...ids])
  return new Map((await query.execute()).map((file) => [file.id, downloadFrom(store, file)]))
}

type Kept = Pick<Selectable<Files>, 'id' | 'name' | 'content_type' | 'size_bytes' | 'storage_key'>

function downloadFrom(store: FileStore, file: Kept): Download {
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
