import { MOST_ATTACHMENT_BYTES } from '#contract/approvals/documents/attachments.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import { Failure } from '../../../http/fail.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { openFile, storeFile } from '../../../platform/files/index.ts'
import { type AttachmentRow, attachmentsOf, insertAttachment } from './attachments.store.ts'

/** Gives the files of a document to a draft that is made of it, each as a file of its own. Whose bytes are gone is left out. */
export async function copyAttachments(
  ctx: CommandContext & MemberContext,
  store: FileStore,
  from: number,
  to: number,
): Promise<void> {
  for (const row of await attachmentsOf(ctx, from)) {
    const bytes = await bytesOf(ctx, store, row)
    if (!bytes) continue
    const kept = await storeFile(ctx, store, bytes, MOST_ATTACHMENT_BYTES)
    await insertAttachment(ctx, kept, { documentId: to, field: row.field_key })
  }
}

async function bytesOf(ctx: MemberContext, store: FileStore, row: AttachmentRow) {
  try {
    const { contentType, open } = await openFile(ctx, store, row.file_id)
    const stream = await open()
    return { name: row.name, contentType, open: () => stream }
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
