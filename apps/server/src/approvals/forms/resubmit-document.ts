import type { MemberContext } from '../../http/context.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import {
  copyAttachments,
  copyDocument,
  lockReplaced,
  newDocumentId,
  workingAmong,
} from '../documents/index.ts'
import { draftReplacing, putDraft, roomForDraft } from './drafts.store.ts'
import { findForm } from './forms.queries.ts'
import type { Kept } from './write-document.ts'

/**
 * Begins a draft in the place of an own document that was denied or taken back: with all that it said, its files and its line. The one
 * that was begun already is gone on with.
 * @throws Failure DRAFTS_FULL, and as lockReplaced
 */
export async function resubmitDocument(ctx: MemberContext, store: FileStore, id: number): Promise<Kept> {
  await lockReplaced(ctx, id)
  const begun = await draftReplacing(ctx, id)
  if (begun !== undefined) return { id: begun, status: null, serial: null }
  await roomForDraft(ctx)
  const { title, text, values, formId, line } = await copyDocument(ctx, id)
  const working = await workingAmong(
    ctx.tx,
    line.map((row) => row.member_id),
  )
  const form = formId === null ? undefined : await findForm(ctx, formId)
  // The line that follows from the form does so from what is written now.
  const isOfForm = form !== undefined && (!form.line_changeable || form.line_variants.length > 0)
  const receivers = line
    .filter((row) => row.receiver_type !== 'CIRCULATOR' && working.has(row.member_id))
    .map((row) => ({ member_id: row.member_id, type: row.receiver_type, order: row.step_order }))
  const draftId = await newDocumentId(ctx.tx)
  await putDraft(ctx, draftId, {
    formId,
    title,
    content: text,
    given: values,
    receivers: receivers.length > 0 && !isOfForm ? receivers : null,
    replacesId: id,
  })
  await copyAttachments(ctx, store, id, draftId)
  ctx.audit({ action: 'document.resubmit', target: ['document', id], after: { draft: draftId } })
  return { id: draftId, status: null, serial: null }
}
