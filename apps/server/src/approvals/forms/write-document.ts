import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/approvals/forms/writing.ts'
import { arrangeLine } from '#rules/approvals/arrange-line.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { cleanRichText } from '../../http/clean-rich-text.ts'
import { changeDocument, type DocumentKind, newDocumentId, submitDocument } from '../documents/index.ts'
import { countDrafts, lockDraft, putDraft, removeDraft } from './drafts.store.ts'
import { fillForm } from './fill-form.ts'
import { formDocument } from './form-document.ts'
import { getForm, type WholeForm } from './forms.queries.ts'
import { type ChosenReceiver, isRemoved, markForm, resolveReceivers } from './forms.store.ts'
import { freeDocument } from './free-document.ts'
import { lineOfForm } from './line-of-form.ts'

const MOST_DRAFTS = 300

export type Written = EndpointInput<typeof contract.writeDocument>['body']

export interface Kept {
  id: number
  status: string | null
  serial: string | null
}

/**
 * Keeps what somebody writes as a draft, or submits it.
 * @throws Failure DRAFTS_FULL, and as submit
 */
export async function writeDocument(ctx: CommandContext, written: Written): Promise<Kept> {
  if (!written.is_draft) return submit(ctx, written)
  if ((await countDrafts(ctx)) >= MOST_DRAFTS) fail('DRAFTS_FULL', { most: MOST_DRAFTS })
  return keepDraft(ctx, await newDocumentId(ctx.tx), written)
}

/**
 * Goes on with an own draft, or says something else in a document that nobody has opened.
 * @throws Failure DOCUMENT_STATE where a document is to become a draft again, and as submit and changeDocument
 */
export async function rewriteDocument(ctx: CommandContext, id: number, written: Written): Promise<Kept> {
  if (await lockDraft(ctx, id))
    return written.is_draft ? keepDraft(ctx, id, written) : submit(ctx, written, id)
  if (written.is_draft) fail('DOCUMENT_STATE')
  // Its line stands: somebody of it may look at it this moment.
  if (written.apv_receive) fail('LINE_FIXED')
  const { status, serial } = await changeDocument(ctx, id, async (content) =>
    contentOf(ctx, written, await formOf(ctx, written, content), id),
  )
  return { id, status, serial }
}

async function keepDraft(ctx: CommandContext, id: number, written: Written): Promise<Kept> {
  const form = written.drf_tem_id === null ? null : await getForm(ctx, written.drf_tem_id)
  await putDraft(ctx, id, {
    formId: form?.id ?? null,
    title: written.drf_title,
    content: cleanRichText(written.drf_content),
    given: written.drf_values,
    receivers: written.apv_receive ? await resolveReceivers(ctx.tx, written.apv_receive) : null,
  })
  return { id, status: null, serial: null }
}

/**
 * @throws Failure FORM_REMOVED, FORM_CHANGED where its questions are others than those that were answered, LINE_FIXED,
 * NOT_FOUND for people who are none, BAD_REQUEST naming each wrong answer, and as submitDocument
 */
async function submit(ctx: CommandContext, written: Written, draftId?: number): Promise<Kept> {
  const form = await formOf(ctx, written)
  const line = await lineOf(ctx, written, form)
  const { kind, content } = await contentOf(ctx, written, form, draftId)
  const { id, status, serial } = await submitDocument(ctx, kind, {
    content,
    ...(draftId !== undefined && { id: draftId }),
    ...(line && { line }),
  })
  if (draftId !== undefined) await removeDraft(ctx, draftId)
  if (form) await markForm(ctx, form.id, { usedAt: ctx.now.toString() })
  return { id, status, serial }
}

async function formOf(ctx: CommandContext, written: Written, content?: unknown): Promise<WholeForm | null> {
  const formId = written.drf_tem_id ?? (content as { form?: { id: number } } | undefined)?.form?.id
  if (formId === undefined) return null
  if (await isRemoved(ctx.tx, formId)) fail('FORM_REMOVED')
  const form = await getForm(ctx, formId)
  if (written.version !== undefined && written.version !== form.version) fail('FORM_CHANGED')
  return form
}

async function contentOf(
  ctx: CommandContext,
  written: Written,
  form: WholeForm | null,
  documentId: number | undefined,
): Promise<{ kind: DocumentKind; content: unknown }> {
  const { drf_title: title } = written
  const text = cleanRichText(written.drf_content)
  if (!form) return { kind: freeDocument as unknown as DocumentKind, content: { title, text } }
  const { id, version, name, nickname, fields } = form
  const values = await fillForm(ctx, fields, written.drf_values, documentId)
  return {
    kind: formDocument as unknown as DocumentKind,
    content: { form: { id, version, name, nickname }, title, text, fields, values },
  }
}

/** Whom the writer chose, else whom the form names; undefined where the drafter's own line applies. */
async function lineOf(ctx: CommandContext, written: Written, form: WholeForm | null) {
  const ofForm = form && (await lineOfForm(ctx, form))
  const chosen = written.apv_receive && (await resolveReceivers(ctx.tx, written.apv_receive))
  if (form && !form.line_changeable && chosen && !isSame(chosen, ofForm!.receivers)) fail('LINE_FIXED')
  if (chosen?.length) return { receivers: arranged(ctx, chosen) }
  return ofForm && { ...ofForm, receivers: arranged(ctx, ofForm.receivers) }
}

function arranged(ctx: CommandContext, line: readonly ChosenReceiver[]) {
  const places = line.map(({ member_id, type, order }) => ({ userId: member_id, type, order }))
  return arrangeLine(places, ctx.actor.memberId).map(({ userId, ...place }) => ({
    ...place,
    memberId: userId,
  }))
}

const isSame = (one: readonly ChosenReceiver[], other: readonly ChosenReceiver[]) =>
  JSON.stringify(one.map(placeOf)) === JSON.stringify(other.map(placeOf))
const placeOf = ({ member_id, type, order }: ChosenReceiver) => [member_id, type, order]
