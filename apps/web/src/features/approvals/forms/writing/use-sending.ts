import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listAttachments } from '#contract/approvals/documents/attachments.ts'
import { oldListReferences } from '#contract/approvals/documents/references-v0.ts'
import { deleteDraft, getDraft, rewriteDocument, writeDocument } from '#contract/approvals/forms/writing.ts'
import { call } from '../../../../api/call.ts'
import { newKey } from '../../../../api/new-key.ts'
import { useAction } from '../../../../api/use-action.ts'
import { notify } from '../../../../ui/notify.ts'
import type { Draft, Form } from '../form-queries.ts'
import { lineOf, type Place } from '../line-editor.tsx'

/** What writing goes on with: a draft, or what was copied from a document and is none yet. */
export type Start = Omit<Draft, 'drf_id' | 'updated_date' | 'is_draft'> & { drf_id?: number }

export interface Written {
  title: string
  text: string
  values: Record<string, unknown>
  /** null while the line stands as the form, or the team, has it. */
  places: Place[] | null
}

/** Keeps what is written as a draft under one number, told once it has one. */
function useKeeping(form: Form | null, start: Start | null, onBegun: (draft: number) => void) {
  const create = useAction(writeDocument, { errors: 'form' })
  const rewrite = useAction(rewriteDocument, { errors: 'form' })
  const remove = useAction(deleteDraft, { errors: 'form' })
  const [id, setId] = useState(start?.drf_id)
  const number = useRef(start?.drf_id)
  // Two saves at once would begin two drafts.
  const beginning = useRef<Promise<unknown>>(null)
  const noteNumber = async (
    creating: Promise<{ drf_id: number; drf_serial: string | null; is_draft: boolean }>,
  ) => {
    try {
      const kept = await creating
      number.current = kept.drf_id
      setId(kept.drf_id)
      if (kept.is_draft) onBegun(kept.drf_id)
      return kept
    } finally {
      beginning.current = null
    }
  }
  const save = async (written: Written, is_draft: boolean) => {
    const body = sentOf({ form, start }, written, is_draft)
    await beginning.current?.catch(() => undefined)
    if (number.current !== undefined) return rewrite.mutateAsync({ params: { id: number.current }, body })
    return (beginning.current = noteNumber(create.mutateAsync({ body })))
  }
  /** As the page is left: at once, without waiting for what is under way. */
  const keepLeaving = (written: Written) => {
    const body = sentOf({ form, start }, written, true)
    const leaving = { isLeaving: true, idempotencyKey: newKey() }
    if (number.current !== undefined)
      void call(rewriteDocument, { params: { id: number.current }, body }, leaving).catch(() => undefined)
    // The page may be come back to, and must not begin another then.
    else if (beginning.current === null)
      beginning.current = noteNumber(call(writeDocument, { body }, leaving)).catch(() => undefined)
  }
  const documentOf = async (written: Written) => {
    await beginning.current?.catch(() => undefined)
    return number.current ?? (await save(written, true)).drf_id
  }
  /**
   * Throws a draft away of which nothing was written: neither do files or documents hang on it.
   * @param isNothing asked of it as it is kept by now
   */
  const removeEmpty = async (isNothing: (kept: Draft) => boolean) => {
    await beginning.current?.catch(() => undefined)
    const drf_id = number.current
    if (drf_id === undefined) return
    const [kept, ...hanging] = await Promise.all([
      call(getDraft, { params: { id: drf_id } }),
      call(listAttachments, { params: { id: drf_id } }),
      call(oldListReferences, { query: { drf_id } }),
    ])
    if (isNothing(kept) && hanging.every(({ length }) => length === 0))
      await remove.mutateAsync({ params: { id: drf_id } })
  }
  return { id, save, keepLeaving, documentOf, removeEmpty }
}

/** The same, and sends it. */
export function useSending(form: Form | null, start: Start | null, onBegun: (draft: number) => void) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { save, ...keeping } = useKeeping(form, start, onBegun)
  const [error, setError] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const send = async (written: Written) => {
    setError(null)
    setSending(true)
    try {
      const { drf_id, drf_serial } = await save(written, false)
      notify({ text: t('writing.sent', { serial: drf_serial ?? '' }), tone: 'good' })
      // Going back leads to no form whose document has left.
      await navigate({ to: '/main/approval/outbox', search: { document: drf_id }, replace: true })
      return true
    } catch (refusal) {
      setError(refusal)
      return false
    } finally {
      setSending(false)
    }
  }
  return { ...keeping, keep: (written: Written) => save(written, true), send, error, isSending }
}

/** What is sent of what was written. */
function sentOf(
  { form, start }: { form: Form | null; start: Start | null },
  written: Written,
  is_draft: boolean,
) {
  return {
    drf_title: written.title,
    drf_content: written.text,
    // What an earlier version of the form asked is kept with the draft, and not sent.
    drf_values: is_draft ? written.values : answersTo(form, written.values),
    // A draft stays that of its form, also when the form is gone: what was answered to it is shown further on.
    drf_tem_id: form?.drf_tem_id ?? (is_draft && start?.is_form_gone ? start.drf_tem_id : null),
    is_draft,
    ...(start?.replaces_drf_id != null && { replaces_drf_id: start.replaces_drf_id }),
    ...(form && !is_draft && { version: form.version }),
    ...(written.places && { apv_receive: lineOf(written.places) }),
  }
}

function answersTo(form: Form | null, values: Written['values']): Written['values'] {
  const asked = new Set(form?.form_fields.map(({ key }) => key))
  return Object.fromEntries(Object.entries(values).filter(([key]) => asked.has(key)))
}
