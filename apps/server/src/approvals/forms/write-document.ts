import { isDeepStrictEqual } from 'node:util'
import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/approvals/forms/writing.ts'
import { arrangeLine } from '#rules/approvals/arrange-line.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { cleanRichText } from '../../http/clean-rich-text.ts'
import {
  changeDocument,
  isErased,
  lockReplaced,
  newDocumentId,
  openingOf,
  type ReceiverRow,
  submitDocument,
} from '../documents/index.ts'
import { byWireNames } from './by-wire-names.ts'
import { type Draft, lockDraft, putDraft, removeDraft, roomForDraft } from './drafts.store.ts'
import { type FormContent, formDocument } from './form-document.ts'
import { findForm, type WholeForm } from './forms.queries.ts'
import { type ChosenReceiver, hasBegunWith, isRemoved, markForm, resolveReceivers } from './forms.store.ts'
import { freeDocument } from './free-document.ts'
import { lineOfForm } from './lines/line-of-form.ts'
import { contentOf, refuseOtherKind, refuseUnasked } from './write-content.ts'

export type Written = EndpointInput<typeof contract.writeDocument>['body']

type Rewritten = EndpointInput<typeof contract.rewriteDocument>['body']

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
  refuseOtherKind(written)
  if (!written.is_draft) return byWireNames(() => submit(ctx, written))
  await roomForDraft(ctx)
  return keepDraft(ctx, await newDocumentId(ctx.tx), written, { isNew: true })
}

/**
 * Goes on with an own draft, or says something else in a document that nobody has opened; what is not sent stays as it was.
 * @throws Failure DOCUMENT_STATE where a document is to become a draft again, or of another form; LINE_STANDS where others would
 * decide on what it says now; and as submit and changeDocument
 */
export function rewriteDocument(ctx: CommandContext, id: number, given: Rewritten): Promise<Kept> {
  return byWireNames(() => rewrite(ctx, id, given))
}

async function rewrite(ctx: CommandContext, id: number, given: Rewritten): Promise<Kept> {
  const draft = await lockDraft(ctx, id)
  if (draft) {
    const written = goOn(given, draft)
    refuseOtherKind(written)
    // The one before was deleted meanwhile: what is written stands for itself.
    if (written.replaces_drf_id !== null && (await isErased(ctx, written.replaces_drf_id)))
      written.replaces_drf_id = null
    return written.is_draft ? keepDraft(ctx, id, written, draft) : submit(ctx, written, { id, ...draft })
  }
  if (given.is_draft) fail('DOCUMENT_STATE')
  const { status, serial } = await changeDocument(
    ctx,
    id,
    async (making, { content: before, kind, line }) => {
      if (given.apv_receive) await refuseOtherPlaces(making, given.apv_receive, line)
      // What its own slice makes is changed there.
      if (kind !== freeDocument.key && kind !== formDocument.key) fail('DOCUMENT_STATE')
      const { form: ofForm, title, text, values } = before as Partial<FormContent>
      if (given.replaces_drf_id) fail('DOCUMENT_STATE')
      // Whom it went to was chosen for what it was.
      if (given.drf_tem_id && given.drf_tem_id !== ofForm?.id) fail('DOCUMENT_STATE')
      const written = goOn(given, {
        formId: ofForm?.id ?? null,
        title: title!,
        content: text!,
        given: values ?? {},
        replacesId: null,
      })
      refuseOtherKind(written)
      const form = await formOf(making, written, ofForm?.id)
      refuseUnasked(making, form, given)
      const made = await contentOf(making, written, form, id, before)
      if (form && !form.line_changeable) await refuseOtherLine(making, form, [before, made.content])
      return made
    },
  )
  return { id, status, serial }
}

/** The rest as it was. */
function goOn(given: Rewritten, was: Omit<Draft, 'receivers'> & Partial<Pick<Draft, 'receivers'>>): Written {
  const { receivers } = was
  const chosen = receivers?.map(({ member_id: user_id, type: rcv_type, order: rcv_order }) => ({
    user_id,
    rcv_type,
    rcv_order,
  }))
  return {
    ...given,
    drf_title: given.drf_title ?? was.title,
    drf_content: given.drf_content ?? was.content,
    drf_values: given.drf_values ?? (isTakenOff(given, was) ? {} : was.given),
    is_draft: given.is_draft ?? true,
    drf_tem_id: given.drf_tem_id === undefined ? was.formId : given.drf_tem_id,
    apv_receive: given.apv_receive ?? chosen,
    replaces_drf_id: given.replaces_drf_id === undefined ? was.replacesId : given.replaces_drf_id,
  }
}

/** The line of a document on its way stands: somebody of it may look at it this moment. @throws Failure LINE_STANDS */
async function refuseOtherPlaces(
  ctx: CommandContext,
  asked: NonNullable<Rewritten['apv_receive']>,
  line: readonly ReceiverRow[],
) {
  const receivers = arranged(ctx, await resolveReceivers(ctx, asked, 'apv_receive'))
  const opening = await openingOf(ctx, { receivers })
  const placesOf = (places: readonly (readonly [number, string, number])[]) => places.map(String).toSorted()
  const now = placesOf(line.map((one) => [one.member_id, one.receiver_type, one.step_order]))
  const then = placesOf((opening?.receivers ?? []).map((one) => [one.memberId, one.type, one.order]))
  if (!isDeepStrictEqual(now, then)) fail('LINE_STANDS')
}

/** Sent without the form that it was written with: what the form asked was answered to it alone. */
const isTakenOff = (given: Rewritten, { formId }: Pick<Draft, 'formId'>) =>
  given.is_draft === false && given.drf_tem_id === null && formId !== null

async function refuseOtherLine(ctx: CommandContext, form: WholeForm, contents: [unknown, unknown]) {
  const [was, now] = [
    await lineOfForm(ctx, form, contents[0] as FormContent),
    await lineOfForm(ctx, form, contents[1] as FormContent),
  ]
  if (was.approvedAtOnce !== now.approvedAtOnce || !isSame(was.receivers, now.receivers)) fail('LINE_STANDS')
}

async function keepDraft(
  ctx: CommandContext,
  id: number,
  written: Written,
  { isNew = false, formId: formBefore = null }: { isNew?: boolean } & Partial<Pick<Draft, 'formId'>>,
): Promise<Kept> {
  const { drf_tem_id: formId } = written
  // A form that is taken away while somebody writes with it takes nothing that they write.
  if (formId !== null && formId !== formBefore && !(isNew && (await hasBegunWith(ctx, formId))))
    await usableForm(ctx, formId)
  if (written.replaces_drf_id !== null) await lockReplaced(ctx, written.replaces_drf_id)
  await putDraft(ctx, id, {
    formId,
    title: written.drf_title,
    content: cleanRichText(written.drf_content),
    given: written.drf_values,
    receivers: written.apv_receive ? await resolveReceivers(ctx, written.apv_receive, 'apv_receive') : null,
    replacesId: written.replaces_drf_id,
  })
  return { id, status: null, serial: null }
}

/**
 * @throws Failure FORM_REMOVED, FORM_CHANGED where its questions are others than those that were answered, LINE_FIXED,
 * BAD_REQUEST naming each wrong answer and each of the line who is not here, and as submitDocument
 */
async function submit(
  ctx: CommandContext,
  written: Written,
  draft?: Pick<Draft, 'formId'> & { id: number },
): Promise<Kept> {
  const { replaces_drf_id: replaces } = written
  if (replaces !== null) await lockReplaced(ctx, replaces)
  const draftId = draft?.id
  const form = await formOf(ctx, written, draft?.formId)
  refuseUnasked(ctx, form, written)
  const { kind, content } = await contentOf(ctx, written, form, draftId)
  const line = await lineOf(ctx, written, form, content)
  const { id, status, serial } = await submitDocument(ctx, kind, {
    content,
    ...(draftId !== undefined && { id: draftId }),
    ...(line && { line }),
    ...(replaces !== null && { replaces }),
  })
  if (draftId !== undefined) await removeDraft(ctx, draftId)
  if (form) await markForm(ctx, form.id, { usedAt: ctx.now.toString() })
  return { id, status, serial }
}

/** @param before with which it has been written so far */
async function formOf(
  ctx: CommandContext,
  written: Written,
  before?: number | null,
): Promise<WholeForm | null> {
  if (written.drf_tem_id === null) return null
  const form = await usableForm(ctx, written.drf_tem_id, before)
  if (written.version !== undefined && written.version !== form.version) fail('FORM_CHANGED')
  return form
}

/** @throws Failure FORM_REMOVED to whoever had begun with it, NOT_FOUND for one that was never offered */
async function usableForm(ctx: CommandContext, id: number, before?: number | null): Promise<WholeForm> {
  const form = await findForm(ctx, id)
  if (form) return form
  const knew = id === before ? await isRemoved(ctx.tx, id) : await hasBegunWith(ctx, id)
  return fail(knew ? 'FORM_REMOVED' : 'NOT_FOUND')
}

/** Whom the writer chose, else whom the form names; undefined where the drafter's own line applies. */
async function lineOf(ctx: CommandContext, written: Written, form: WholeForm | null, content: unknown) {
  const chosen = written.apv_receive && (await resolveReceivers(ctx, written.apv_receive, 'apv_receive'))
  if (chosen?.length && (!form || form.line_changeable)) return { receivers: arranged(ctx, chosen) }
  const ofForm = form && (await lineOfForm(ctx, form, content as FormContent))
  if (ofForm && !form.line_changeable && chosen && !isSame(chosen, ofForm.receivers)) fail('LINE_FIXED')
  return ofForm && { approvedAtOnce: ofForm.approvedAtOnce, receivers: arranged(ctx, ofForm.receivers) }
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
