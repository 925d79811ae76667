import { MOST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '#contract/approvals/documents/attachments.ts'
import type { UploadedFile } from '#contract/fields.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { cleanFileName, extensionOf } from '../../../outside/files/clean-file-name.ts'
import { FileError } from '../../../outside/files/file-error.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { fileTypes } from '../../../outside/files/file-types.ts'
import { type KeptFile, storeFile } from '../../../platform/files/index.ts'
import { insertAttachment, waitingOf } from './attachments.store.ts'
import { removeRows } from './detach-file.ts'

/** So long a file waits for what it belongs to. */
const WAITS = { hours: 24 }

/**
 * Keeps a file until its uploader says to which document it belongs; those of yesterday make room.
 * @throws Failure FILE_*, TOO_MANY_ATTACHMENTS where as many wait already
 */
export async function holdUpload(
  ctx: MemberContext,
  store: FileStore,
  file: UploadedFile,
): Promise<KeptFile & { key: number; expiresAt: string }> {
  await removeRows(ctx, store, await waitingOf(ctx, ctx.now.subtract(WAITS)))
  if ((await waitingOf(ctx)).length >= MOST_ATTACHMENTS)
    fail('TOO_MANY_ATTACHMENTS', { most: MOST_ATTACHMENTS })
  const kept = await storeFile(ctx, store, file, MOST_ATTACHMENT_BYTES)
  const key = await insertAttachment(ctx, kept, { documentId: null, field: null })
  ctx.audit({ action: 'document.upload', after: { id: key, name: kept.name } })
  return { ...kept, key, expiresAt: ctx.now.add(WAITS).toString() }
}

/** Says before anything is sent that a file of this name and kind will not be taken. @throws Failure FILE_NAME_INVALID, FILE_TYPE_NOT_ALLOWED */
export function refuseBefore(name: string | undefined, contentType: string | undefined): void {
  const known = Object.values(fileTypes)
  const said = contentType?.split(';')[0]!.trim().toLowerCase()
  const isTaken = known.some((type) => type.contentType === said || type.declared?.includes(said ?? ''))
  if (said !== undefined && said !== 'application/octet-stream' && !isTaken) fail('FILE_TYPE_NOT_ALLOWED')
  if (name === undefined) return
  try {
    if (!Object.hasOwn(fileTypes, extensionOf(cleanFileName(name)))) fail('FILE_TYPE_NOT_ALLOWED')
  } catch (error) {
    if (error instanceof FileError) fail(error.code)
    throw error
  }
}
