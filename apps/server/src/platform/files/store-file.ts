import type { Readable } from 'node:stream'
import type { UploadedFile } from '#contract/fields.ts'
import type { CommandContext } from '../../http/context.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { refusingFiles } from './refuse-file.ts'

/** A kept file as others name it; its name is cleaned. */
export interface KeptFile {
  id: number
  name: string
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

/**
 * Keeps an uploaded file and its row. Type, name and size are judged by the content.
 * Should the transaction fail later, the bytes stay behind without a row: nobody can reach them.
 * @throws Failure FILE_* with its reason
 */
export async function storeFile(
  ctx: CommandContext,
  store: FileStore,
  file: Pick<UploadedFile, 'name' | 'contentType'> & { open: () => NodeJS.ReadableStream },
  maxBytes: number,
): Promise<KeptFile> {
  const stored = await refusingFiles(maxBytes, () =>
    store.put(file.open() as Readable, {
      companyId: ctx.companyId,
      name: file.name,
      contentType: file.contentType,
      maxBytes,
    }),
  )
  const row = await ctx.tx
    .insertInto('files')
    .values({
      company_id: ctx.companyId,
      storage_key: stored.key,
      name: stored.name,
      content_type: stored.contentType,
      size_bytes: stored.size,
      sha256: Buffer.from(stored.hash, 'hex'),
      uploaded_by: ctx.actor.memberId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: row.id, name: stored.name, bytes: stored.size, sha256: stored.hash }
}
