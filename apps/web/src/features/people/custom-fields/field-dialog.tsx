import { Button, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  createCustomField,
  editLevels,
  showLevels,
  updateCustomField,
} from '#contract/people/custom-fields/custom-fields.ts'
import { FIELD_KINDS, hasOptions, keepsValues } from '#rules/custom-fields/field-kind.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { type Field, keptFieldsQuery } from './custom-field-queries.ts'
import styles from './custom-fields.module.css'
import {
  emptyField,
  fieldChangeOf,
  type FieldForm,
  fieldForm,
  hasPlaceholder,
  newFieldOf,
  optionsProblem,
  withShow,
} from './field-form.ts'
import { FieldPreview } from './field-preview.tsx'
import { OptionList } from './option-list.tsx'
import { presetsOf } from './presets.ts'

/** Makes a field or changes one; beside it stands the input as people will see it. */
export function FieldDialog({ field, onClose }: { field: Field | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useAction(createCustomField, { errors: 'form' })
  const update = useAction(updateCustomField, { errors: 'form' })
  const save = async (form: FieldForm) => {
    if (field) await update.mutateAsync({ params: { id: field.id }, body: fieldChangeOf(form) })
    else await create.mutateAsync({ body: newFieldOf(form) })
    notify({
      text: field ? t('common.state.saved') : t('customFields.added', { name: form.cuf_name.trim() }),
    })
  }
  return (
    <FormDialog<FieldForm>
      opened
      title={t(field ? 'customFields.edit' : 'customFields.add')}
      initialValues={field ? fieldForm(field) : emptyField}
      validate={(form) => {
        const wrong = optionsProblem(form)
        return {
          cuf_name: form.cuf_name.trim() === '' ? t('common.error.required') : null,
          options: wrong ? t(`customFields.field.${wrong}`) : null,
        }
      }}
      submitText={t(field ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={save}
      size={620}
    >
      {(form) => (
        <>
          {!field && <Presets form={form} />}
          <Inputs form={form} field={field} />
          <FieldPreview form={form.values} />
        </>
      )}
    </FormDialog>
  )
}

interface InputsProps {
  form: UseFormReturnType<FieldForm>
  field: Field | undefined
}

function Inputs({ form, field }: InputsProps) {
  const { t } = useTranslation()
  const { values } = form
  const count = field?.value_count ?? 0
  const filled = count > 0 ? field : undefined
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={t('customFields.field.name')}
          required
          maxLength={50}
          data-autofocus
          {...form.getInputProps('cuf_name')}
        />
        <Select
          label={t('customFields.field.kind')}
          description={filled && t('customFields.field.kindFixed', { n: count })}
          data={FIELD_KINDS.map((kind) => ({
            value: kind,
            label: t(`customFields.kind.${kind}`),
            disabled: filled !== undefined && !keepsValues(filled.cuf_type, kind),
          }))}
          maxDropdownHeight={360}
          allowDeselect={false}
          {...form.getInputProps('cuf_type')}
        />
        <Levels form={form} />
      </div>
      {hasPlaceholder(values.cuf_type) && (
        <TextInput
          label={t('customFields.field.placeholder')}
          description={t('customFields.field.placeholderHint')}
          maxLength={100}
          {...form.getInputProps('cuf_placeholder')}
        />
      )}
      {hasOptions(values.cuf_type) && (
        <OptionList
          options={values.options}
          onChange={(options) => form.setFieldValue('options', options)}
          onConfirm={() => form.setFieldValue('confirm', true)}
          error={form.errors['options'] as string | undefined}
        />
      )}
    </>
  )
}

/** Who sees and who edits the values. */
function Levels({ form }: Pick<InputsProps, 'form'>) {
  const { t } = useTranslation()
  const { values } = form
  return (
    <>
      <Select
        label={t('customFields.field.show')}
        data={showLevels.map((value) => ({ value, label: t(`customFields.show.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('cuf_show')}
        onChange={(show) => show && form.setValues(withShow(values, show))}
      />
      <Select
        label={t('customFields.field.edit')}
        description={values.cuf_show === 'ADMIN' && t('customFields.hiddenEdit')}
        data={editLevels.map((value) => ({ value, label: t(`customFields.editBy.${value}`) }))}
        disabled={values.cuf_show === 'ADMIN'}
        allowDeselect={false}
        {...form.getInputProps('cuf_edit')}
      />
    </>
  )
}

function Presets({ form }: Pick<InputsProps, 'form'>) {
  const { t } = useTranslation()
  const fields = useQuery(keptFieldsQuery).data ?? []
  const missing = presetsOf(t).filter(({ cuf_name: name }) =>
    fields.every((field) => field.cuf_name !== name),
  )
  if (missing.length === 0) return null
  return (
    <div className={styles.presets} role="group" aria-label={t('customFields.preset.label')}>
      <span className="quiet">{t('customFields.preset.label')}</span>
      {missing.map((preset) => (
        <Button
          key={preset.cuf_name}
          size="compact-xs"
          variant="default"
          radius="xl"
          onClick={() => form.setValues(preset)}
        >
          {preset.cuf_name}
        </Button>
      ))}
    </div>
  )
}
