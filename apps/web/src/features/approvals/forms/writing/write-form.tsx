import { Alert, Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { relationValues } from '#contract/approvals/forms/forms.ts'
import { rewriteDocument, writeDocument } from '#contract/approvals/forms/writing.ts'
import { RICH_TEXT_MOST } from '#contract/rich-text.ts'
import { ApiError } from '../../../../api/errors.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormProblem } from '../../../../ui/dialog/form-problem.tsx'
import { RichText } from '../../../../ui/form/rich-text.tsx'
import { notify } from '../../../../ui/notify.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { AnswerInput } from '../answers/answer-input.tsx'
import { FilesField } from '../../documents/index.ts'
import { DraftFilesContext } from '../answers/draft-files.ts'
import { attachmentsQuery, type Draft, type Form, type LinePlace } from '../form-queries.ts'
import styles from '../forms.module.css'
import { EffectPreview } from '../effect-preview.tsx'
import { lineOf, type Place, placesOf } from '../line-editor.tsx'
import { LinePart } from './line-part.tsx'
import { useAutosave } from './use-autosave.ts'

export type Start = Draft

interface WriteFormProps {
  form: Form | null
  start: Start | null
  /** Who would decide when nobody else is chosen. */
  line: LinePlace[] | null
}

interface Written {
  title: string
  text: string
  values: Record<string, unknown>
  /** null while the line stands as the form, or the team, has it. */
  places: Place[] | null
}

/** A document as it is written: title, answers, text and line. It is kept by itself; sending it is a press. */
export function WriteForm({ form, start, line }: WriteFormProps) {
  const { t } = useTranslation()
  const facts = useQuery({ ...q(relationValues, { query: {} }), enabled: form !== null }).data
  const [written, setWritten] = useState<Written>(() => begin(form, start))
  const sending = useSending(form, start)
  const { state, settle, goOn } = useAutosave(written, sending.keep)
  const attached = useQuery({ ...attachmentsQuery(sending.id ?? 0), enabled: sending.id !== undefined }).data
  const draft = { files: attached ?? [], documentOf: () => sending.documentOf(written) }
  const change = (part: Partial<Written>) => setWritten((now) => ({ ...now, ...part }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await settle()
    if (!(await sending.send(written))) goOn()
  }
  const errors = sending.error instanceof ApiError ? sending.error.fields : {}
  const known = useMemo(
    () => Object.fromEntries((facts ?? []).map(({ fact, value }) => [fact, value])),
    [facts],
  )
  const isFixed = form !== null && !form.is_apv_line_changable
  const isTooLong = written.text.length > RICH_TEXT_MOST
  const shown = written.places ?? placesOf(line ?? [])
  return (
    <DraftFilesContext value={draft}>
      <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
        <PageHeader
          title={form?.drf_title ?? t('writing.free')}
          description={t(`writing.state.${state}`)}
          actions={
            <>
              <Button variant="default" component={Link} to="/main/approval/write">
                {t('writing.back')}
              </Button>
              <Button type="submit" loading={sending.isSending}>
                {t('writing.submit')}
              </Button>
            </>
          }
        />
        <FormProblem error={sending.error} />
        {start?.is_form_gone && <LostForm start={start} />}
        <Section>
          <div className={styles.fields}>
            <TextInput
              label={t('writing.name')}
              required
              maxLength={100}
              value={written.title}
              error={errors['title'] ?? errors['drf_title']}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
            {form?.form_fields.map((field) => (
              <AnswerInput
                key={field.key}
                field={field}
                value={(field.fact ? known[field.fact] : written.values[field.key]) ?? null}
                error={errors[`drf_values.${field.key}`]}
                errorAt={(path) => errors[`drf_values.${path}`]}
                onChange={(value) =>
                  setWritten((now) => ({ ...now, values: { ...now.values, [field.key]: value } }))
                }
              />
            ))}
            <RichText
              label={t('writing.text')}
              value={written.text}
              onChange={(text) => change({ text })}
              onTooLong={() => notify({ text: t('writing.tooLong'), tone: 'bad' })}
              error={errors['text'] ?? errors['drf_content'] ?? (isTooLong && t('writing.tooLong'))}
            />
            <FilesField label={t('writing.files')} {...draft} />
          </div>
        </Section>
        {form && <EffectPreview form={form} values={written.values} />}
        <LinePart
          places={shown}
          onChange={(places) => change({ places })}
          isFixed={isFixed}
          isOwnLine={!line && !written.places}
          error={errors['apv_receive']}
          draft={sending.id}
          form={form?.drf_tem_id}
          isChanging={state === 'dirty' || state === 'saving'}
        />
      </form>
    </DraftFilesContext>
  )
}

/** What was answered to a form that is gone, to be copied into the text. */
function LostForm({ start }: { start: Start }) {
  const { t } = useTranslation()
  const answers = Object.values(start.drf_values).filter((one) => typeof one === 'string' && one !== '')
  return (
    <Alert color="orange" title={t('writing.formGone', { name: start.form_name ?? '' })}>
      {t('writing.formGoneHint')}
      {answers.length > 0 && <p>{answers.join(' · ')}</p>}
    </Alert>
  )
}

function begin(form: Form | null, start: Start | null): Written {
  if (start)
    return {
      title: start.drf_title,
      text: start.drf_content,
      values: start.drf_values,
      places: start.apv_receive && placesOf(start.apv_receive as LinePlace[]),
    }
  return {
    title: form?.copy_title ? form.drf_title : '',
    text: form?.drf_content ?? '',
    values: {},
    places: null,
  }
}

/** Keeps it as a draft under one number, and sends it. */
function useSending(form: Form | null, start: Start | null) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useAction(writeDocument, { errors: 'form' })
  const rewrite = useAction(rewriteDocument, { errors: 'form' })
  const [id, setId] = useState(start?.drf_id)
  const number = useRef(start?.drf_id)
  // Two saves at once would begin two drafts.
  const beginning = useRef<Promise<unknown>>(null)
  const [error, setError] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const save = async (written: Written, is_draft: boolean) => {
    const body = {
      drf_title: written.title,
      drf_content: written.text,
      drf_values: written.values,
      drf_tem_id: form?.drf_tem_id ?? null,
      is_draft,
      ...(form && !is_draft && { version: form.version }),
      ...(written.places && { apv_receive: lineOf(written.places) }),
    }
    await beginning.current?.catch(() => undefined)
    if (number.current !== undefined) return rewrite.mutateAsync({ params: { id: number.current }, body })
    const creating = create.mutateAsync({ body })
    beginning.current = creating
    const kept = await creating.finally(() => (beginning.current = null))
    number.current = kept.drf_id
    setId(kept.drf_id)
    return kept
  }
  const documentOf = async (written: Written) => {
    await beginning.current?.catch(() => undefined)
    return number.current ?? (await save(written, true)).drf_id
  }
  const send = async (written: Written) => {
    setError(null)
    setSending(true)
    try {
      const { drf_id, drf_serial } = await save(written, false)
      notify({ text: t('writing.sent', { serial: drf_serial ?? '' }), tone: 'good' })
      await navigate({ to: '/main/approval/outbox', search: { document: drf_id } })
      return true
    } catch (refusal) {
      setError(refusal)
      return false
    } finally {
      setSending(false)
    }
  }
  return {
    id,
    documentOf,
    keep: (written: Written) => save(written, true),
    send,
    error,
    isSending,
  }
}
