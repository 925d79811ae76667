import { Checkbox, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createForm, updateForm } from '#contract/approvals/forms/forms.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { EntityDialog } from '../../../../ui/form/entity-dialog.tsx'
import { RichText } from '../../../../ui/form/rich-text.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { AnswerInput } from '../answers/answer-input.tsx'
import { categoriesQuery, type Form, type FormField } from '../form-queries.ts'
import styles from '../forms.module.css'
import { EffectFields } from './effect-fields.tsx'
import {
  bodyOf,
  draftOf,
  fieldsOf,
  type FormDraft,
  isEffectFilled,
  PERMANENT,
  STORAGE_PERIODS,
} from './form-draft.ts'
import { FormLine } from './form-line.tsx'
import { Questions } from './questions.tsx'

/** Makes a form or changes one; below stands the form as people will see it. */
export function FormBuilderDialog({ form, onClose }: { form: Form | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { is_admin_full: mayShareAll } = useProfile()
  const create = useAction(createForm, { errors: 'form' })
  const update = useAction(updateForm, { errors: 'form' })
  return (
    <EntityDialog<FormDraft>
      words={{
        add: t('formBuilder.add'),
        edit: t('formBuilder.edit'),
        added: ({ title }) => t('formBuilder.added', { name: title.trim() }),
      }}
      initialValues={draftOf(form, mayShareAll)}
      isNew={form === undefined}
      size={860}
      fieldNames={{
        drf_title: 'title',
        nickname: 'nickname',
        form_fields: 'questions',
        form_effect: 'effect',
        drf_content: 'content',
        apv_role_line: 'line',
      }}
      validate={(draft) => ({
        title: draft.title.trim() === '' ? t('common.error.required') : null,
        effect: isEffectFilled(draft) ? null : t('formBuilder.effect.unfit'),
        questions: draft.questions.some(({ label }) => label.trim() === '') ? t('formBuilder.noLabel') : null,
      })}
      onSave={(draft) =>
        form
          ? update.mutateAsync({ params: { id: form.drf_tem_id }, body: bodyOf(draft) })
          : create.mutateAsync({ body: bodyOf(draft) })
      }
      onClose={onClose}
    >
      {(draft) => (
        <>
          <Head draft={draft} mayShareAll={mayShareAll} />
          <Questions
            questions={draft.values.questions}
            onChange={(questions) => draft.setFieldValue('questions', questions)}
            error={draft.errors['questions'] as string | undefined}
          />
          {mayShareAll && (
            <EffectFields
              effect={draft.values.effect}
              questions={draft.values.questions}
              onChange={(effect) => draft.setFieldValue('effect', effect)}
              error={draft.errors['effect'] as string | undefined}
            />
          )}
          <RichText
            label={t('formBuilder.content')}
            value={draft.values.content}
            onChange={(content) => draft.setFieldValue('content', content)}
          />
          <FormLine draft={draft} form={form} />
          <Checkbox
            label={t('formBuilder.lineChangeable')}
            description={draft.values.effect && t('formBuilder.effect.lineFixed')}
            {...draft.getInputProps('lineChangeable', { type: 'checkbox' })}
            {...(draft.values.effect && { checked: false, disabled: true })}
          />
          <Checkbox
            label={t('formBuilder.copiesTitle')}
            {...draft.getInputProps('copiesTitle', { type: 'checkbox' })}
          />
          <Preview fields={fieldsOf(draft.values.questions) as FormField[]} />
        </>
      )}
    </EntityDialog>
  )
}

function Head({ draft, mayShareAll }: { draft: UseFormReturnType<FormDraft>; mayShareAll: boolean }) {
  const { t } = useTranslation()
  const categories = useQuery(categoriesQuery).data ?? []
  return (
    <div className={styles.pair}>
      <TextInput
        label={t('formBuilder.title')}
        required
        maxLength={100}
        data-autofocus
        {...draft.getInputProps('title')}
      />
      <TextInput
        label={t('formBuilder.nickname')}
        description={t('formBuilder.nicknameHint')}
        maxLength={20}
        {...draft.getInputProps('nickname')}
      />
      <Select
        label={t('formBuilder.category')}
        data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        clearable
        clearButtonProps={{ 'aria-label': t('common.action.clear') }}
        placeholder={t('writing.noCategory')}
        {...draft.getInputProps('category')}
      />
      <Select
        label={t('formBuilder.sharing')}
        data={(['company', 'team', 'nobody'] as const).map((value) => ({
          value,
          label: t(`formBuilder.sharedWith.${value}`),
          disabled: value === 'company' && !mayShareAll,
        }))}
        allowDeselect={false}
        {...draft.getInputProps('sharing')}
      />
      <Select
        label={t('formBuilder.storage')}
        description={t('formBuilder.storageHint')}
        data={STORAGE_PERIODS.map((value) => ({
          value,
          label: value === PERMANENT ? t('formBuilder.permanent') : t('formBuilder.years', { n: value }),
        }))}
        allowDeselect={false}
        {...draft.getInputProps('storage')}
      />
    </div>
  )
}

/** The questions as people meet them; it can be tried, and nothing is kept. */
function Preview({ fields }: { fields: readonly FormField[] }) {
  const { t } = useTranslation()
  const [values, setValues] = useState<Record<string, unknown>>({})
  const named = fields.filter(({ label }) => label.trim() !== '')
  if (named.length === 0) return null
  return (
    <Section title={t('formBuilder.preview')} note={t('formBuilder.previewHint')}>
      <div className={styles.fields}>
        {named.map((field) => (
          <AnswerInput
            key={`${field.key} ${field.kind}`}
            field={field}
            value={values[field.key] ?? null}
            onChange={(value) => setValues((now) => ({ ...now, [field.key]: value }))}
          />
        ))}
      </div>
    </Section>
  )
}
