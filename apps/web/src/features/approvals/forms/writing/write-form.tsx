import { Alert, Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, type FormEvent, Suspense, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { relationValues } from '#contract/approvals/forms/forms.ts'
import { RICH_TEXT_MOST } from '#contract/rich-text.ts'
import { ApiError } from '../../../../api/errors.ts'
import { q } from '../../../../api/query.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import { FormProblem } from '../../../../ui/dialog/form-problem.tsx'
import { RichText } from '../../../../ui/form/rich-text.tsx'
import { notify } from '../../../../ui/notify.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useIsPhone } from '../../../../ui/page/use-is-phone.ts'
import { AnswerInput } from '../answers/answer-input.tsx'
import { FilesField } from '../../documents/index.ts'
import { DraftFilesContext } from '../answers/draft-files.ts'
import { attachmentsQuery, type Form, type LinePlace } from '../form-queries.ts'
import styles from '../forms.module.css'
import { EffectPreview } from '../effect-preview.tsx'
import { placesOf } from '../line-editor.tsx'
import { LinePart } from './line-part.tsx'
import { useUnanswered } from './use-unanswered.ts'
import type { Start, Written } from './use-sending.ts'
import { isFixed, useWriting } from './use-writing.ts'

interface WriteFormProps {
  form: Form | null
  start: Start | null
  /** Who would decide when nobody else is chosen. */
  line: LinePlace[] | null
  onBegun: (draft: number) => void
}

/** A document as it is written: title, answers, text and line. It is kept by itself; sending it is a press. */
export function WriteForm({ form, start, line, onBegun }: WriteFormProps) {
  const { t } = useTranslation()
  const facts = useQuery({ ...q(relationValues, { query: {} }), enabled: form !== null }).data
  const { written, setWritten, sending, state, settle, goOn } = useWriting(form, start, onBegun)
  const attached = useQuery({ ...attachmentsQuery(sending.id ?? 0), enabled: sending.id !== undefined }).data
  const draft = { files: attached ?? [], documentOf: () => sending.documentOf(written) }
  const change = (part: Partial<Written>) => setWritten((now) => ({ ...now, ...part }))
  const unanswered = useUnanswered(form, written, draft.files)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!unanswered.attempt()) return
    await settle()
    if (!(await sending.send(written))) goOn()
  }
  const refused = sending.error instanceof ApiError ? sending.error.fields : {}
  const errors = { ...refused, ...unanswered.errors }
  const whole = useFirstWrong(sending.error, unanswered.attempts)
  const isPhone = useIsPhone()
  const send = <Submit isSending={sending.isSending} />
  const known = useMemo(
    () => Object.fromEntries((facts ?? []).map(({ fact, value }) => [fact, value])),
    [facts],
  )
  const hasFixedLine = isFixed(form)
  const isTooLong = written.text.length > RICH_TEXT_MOST
  const shown = written.places ?? placesOf(line ?? [])
  return (
    <DraftFilesContext value={draft}>
      <form ref={whole} onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
        <PageHeader
          title={form?.drf_title ?? t('writing.free')}
          description={t(`writing.state.${state}`)}
          actions={
            <>
              <Button variant="default" component={Link} to="/main/approval/write">
                {t('writing.back')}
              </Button>
              {!isPhone && send}
            </>
          }
        />
        <FormProblem error={sending.error} title={t('writing.notSent')} />
        {start?.is_form_gone && <LostForm start={start} />}
        {start?.replaces_drf_id != null && <Resubmission of={start.replaces_drf_id} />}
        <Section title={t('writing.document')}>
          <div className={styles.fields}>
            <TextInput
              label={t('writing.name')}
              required
              maxLength={100}
              value={written.title}
              error={errors['drf_title']}
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
              required={form === null}
              value={written.text}
              onChange={(text) => change({ text })}
              onTooLong={() => notify({ text: t('writing.tooLong'), tone: 'bad' })}
              error={errors['drf_content'] ?? (isTooLong && t('writing.tooLong'))}
            />
            <Attached id={sending.id} {...draft} />
          </div>
        </Section>
        {form && <EffectPreview form={form} values={written.values} />}
        <LinePart
          places={shown}
          onChange={(places) => change({ places })}
          isFixed={hasFixedLine}
          isByAnswers={!written.places && (form?.apv_role_line_variants ?? []).length > 0}
          isOwnLine={!line && !written.places}
          error={lineError(errors)}
          draft={sending.id}
          form={form?.drf_tem_id}
          isChanging={state === 'dirty' || state === 'saving'}
          isSending={sending.isSending}
        />
        {isPhone && <div className={styles.foot}>{send}</div>}
      </form>
    </DraftFilesContext>
  )
}

function Submit({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation()
  return (
    <Button type="submit" loading={isSending}>
      {t('writing.submit')}
    </Button>
  )
}

/** A refused form leads to the first field that was refused, or else to what was said of the whole. */
function useFirstWrong(error: unknown, attempts: number) {
  const whole = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!error && attempts === 0) return
    const wrong = whole.current?.querySelector<HTMLElement>(WRONG)
    const told = wrong ?? whole.current?.querySelector('[role="alert"]')
    told?.scrollIntoView({ block: 'center' })
    wrong?.focus({ preventScroll: true })
  }, [error, attempts])
  return whole
}

const WRONG = '[aria-invalid="true"], [data-invalid="true"]'

const DraftReferences = lazyPart(['attached'], () => import('./draft-references.tsx'), 'DraftReferences')

/** Files, and other documents that it refers to. */
function Attached({
  id,
  ...draft
}: { id: number | undefined } & Omit<ComponentProps<typeof FilesField>, 'label'>) {
  const { t } = useTranslation()
  return (
    <>
      <FilesField label={t('writing.files')} {...draft} />
      <Suspense fallback={null}>
        <DraftReferences id={id} documentOf={draft.documentOf} />
      </Suspense>
    </>
  )
}

/** What is written stands in the place of another document. */
function Resubmission({ of }: { of: number }) {
  const { t } = useTranslation()
  return (
    <Alert color="gray" variant="light">
      {t('writing.resubmission')}{' '}
      <Link className={styles.link} to="/main/approval/$id" params={{ id: String(of) }}>
        {t('writing.earlier')}
      </Link>
    </Alert>
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

/** The line is one field: what is wrong with somebody on it is told below it. */
const lineError = (errors: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(errors).find(([path]) => path.split('.')[0] === 'apv_receive')?.[1]
