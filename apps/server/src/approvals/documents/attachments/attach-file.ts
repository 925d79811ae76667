import { MOST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '#contract/approvals/documents/attachments.ts'
import type { UploadedFile } from '#contract/fields.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { storeFile } from '../../../platform/files/index.ts'
import { recordAct } from '../acts/record-act.ts'
import { lockToAct } from '../open-document.ts'
import {
  type AttachmentRow,
  attachmentsOf,
  findAttachment,
  insertAttachment,
  placeWaiting,
} from './attachments.store.ts'
import { isOwnDraft } from './draft-holder.ts'

/** A file that comes along, or one that was sent before. */
export type Attached = { file: UploadedFile } | { waiting: number }

/**
 * Attaches a file to an own draft, or to an own document on which nobody has decided. What it says stays as it was when the file
 * cannot be taken.
 * @param field the question of its form that the file answers, of a draft alone
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author, FEATURE_OFF, DOCUMENT_STATE, TOO_MANY_ATTACHMENTS, FILE_*
 */
export async function attachFile(
  ctx: CommandContext,
  store: FileStore,
  documentId: number,
  attached: Attached,
  field: string | null = null,
): Promise<AttachmentRow> {
  const isDraft = await lockOwn(ctx, documentId)
  // What was answered when it was submitted is what is decided on.
  if (field !== null && !isDraft) fail('DOCUMENT_STATE')
  const there = await attachmentsOf(ctx, documentId)
  if (there.length >= MOST_ATTACHMENTS) fail('TOO_MANY_ATTACHMENTS', { most: MOST_ATTACHMENTS })
  const place = { documentId, field }
  const id =
    'waiting' in attached
      ? found(await placeWaiting(ctx, attached.waiting, place))
      : await insertAttachment(ctx, await storeFile(ctx, store, attached.file, MOST_ATTACHMENT_BYTES), place)
  const row = found(await findAttachment(ctx, id))
  ctx.audit({ action: 'document.attach', target: ['document', documentId], after: { id, name: row.name } })
  if (!isDraft) await recordAct(ctx, { documentId, act: 'CHANGE', detail: { attached: row.name } })
  return row
}

/** Whether it is a draft, held until it is done with. @throws as attachFile */
export async function lockOwn(ctx: CommandContext, documentId: number): Promise<boolean> {
  if (await isOwnDraft(ctx, documentId, true)) return true
  const { document, abilities } = await lockToAct(ctx, documentId)
  if (document.author_id !== ctx.actor.memberId) fail('FORBIDDEN')
  if (!abilities.update) fail('DOCUMENT_STATE')
  return false
}
