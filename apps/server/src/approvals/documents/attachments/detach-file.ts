import type { MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { removeFile } from '../../../platform/files/index.ts'
import { recordAct } from '../acts/record-act.ts'
import { lockOwn } from './attach-file.ts'
import { type AttachmentRow, attachmentsOf, deleteAttachments, findAttachment } from './attachments.store.ts'

type Remover = Pick<MemberContext, 'tx' | 'afterCommit' | 'log'>

/**
 * Takes a file off an own draft, or off an own document on which nobody has decided.
 * @param documentId on which it is; the older call leaves it out
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author, FEATURE_OFF, DOCUMENT_STATE also for what answers a question
 */
export async function detachFile(
  ctx: MemberContext,
  store: FileStore,
  id: number,
  documentId?: number,
): Promise<void> {
  const row = found(await findAttachment(ctx, id))
  if (row.document_id === null || (documentId !== undefined && row.document_id !== documentId))
    fail('NOT_FOUND')
  const isDraft = await lockOwn(ctx, row.document_id)
  if (row.field_key !== null && !isDraft) fail('DOCUMENT_STATE')
  await removeRows(ctx, store, [row])
  ctx.audit({
    action: 'document.detach',
    target: ['document', row.document_id],
    before: { id, name: row.name },
  })
  if (!isDraft)
    await recordAct(ctx, { documentId: row.document_id, act: 'CHANGE', detail: { detached: row.name } })
}

/** Removes files with all that leads to them; for drafts and documents that are thrown away. */
export async function removeAttachments(
  ctx: Remover,
  store: FileStore,
  documentIds: readonly number[],
): Promise<void> {
  for (const documentId of documentIds) await removeRows(ctx, store, await attachmentsOf(ctx, documentId))
}

export async function removeRows(
  ctx: Remover,
  store: FileStore,
  rows: readonly AttachmentRow[],
): Promise<void> {
  if (rows.length === 0) return
  await deleteAttachments(
    ctx,
    rows.map(({ id }) => id),
  )
  for (const { file_id } of rows) await removeFile(ctx, store, file_id)
}
