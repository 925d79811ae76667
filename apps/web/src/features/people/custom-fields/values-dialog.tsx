import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveCustomValues } from '#contract/people/custom-fields/custom-fields.ts'
import { ApiError } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { DialogView } from '../../../ui/dialog/dialog-view.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { type Field, fieldsQuery, type Value } from './custom-field-queries.ts'
import { FieldInput } from './field-input.tsx'
import { atInputs, changedValues, nameOf, type ValueForm, valueForm, valueProblem } from './value-form.ts'

interface ValuesDialogProps {
  userId: number
  /** Those that the viewer may edit. */
  values: readonly Value[]
  onClose: () => void
}

/** Edits the extra fields of a person, all at once. */
export function ValuesDialog(props: ValuesDialogProps) {
  // Asked anew each time: options that an admin has added meanwhile are there to be chosen.
  const { t } = useTranslation()
  const fields = useQuery({ ...fieldsQuery, staleTime: 0 })
  return (
    <DialogView query={fields} title={t('customFields.section.edit')} onClose={props.onClose}>
      {(data) => <Dialog {...props} fields={data} />}
    </DialogView>
  )
}

function Dialog({ userId, fields, values, onClose }: ValuesDialogProps & { fields: readonly Field[] }) {
  const { t } = useTranslation()
  const save = useAction(saveCustomValues, {
    errors: 'form',
  })
  const byId = new Map(fields.map((field) => [field.id, field]))
  const submit = async (form: ValueForm) => {
    const sent = changedValues(values, form)
    if (sent.length === 0) return
    await save.mutateAsync({ body: { user: userId, values: sent } }).catch((error: unknown) => {
      throw error instanceof ApiError ? atInputs(error, sent) : error
    })
    notify({ text: t('customFields.section.saved') })
  }
  const problems = (form: ValueForm) => {
    const found = values.map((value) => [nameOf(value), sentenceOf(value, form[nameOf(value)] ?? '')])
    return Object.fromEntries(found.filter(([, sentence]) => sentence))
  }
  const sentenceOf = (value: Value, typed: string) => {
    const wrong = valueProblem(value.cuf_type, typed)
    return wrong && t(`customFields.problem.${wrong.problem}`, { n: wrong.n })
  }
  return (
    <FormDialog<ValueForm>
      opened
      title={t('customFields.section.edit')}
      initialValues={valueForm(values)}
      validate={problems}
      onClose={onClose}
      onSubmit={submit}
    >
      {(form) =>
        values.map((value) => {
          const field = byId.get(value.custom_user_field)
          const name = nameOf(value)
          return (
            <FieldInput
              key={name}
              kind={value.cuf_type}
              label={value.cuf_name}
              placeholder={field?.cuf_placeholder ?? ''}
              options={field?.options ?? []}
              value={form.values[name] ?? ''}
              onChange={(typed) => form.setFieldValue(name, typed)}
              error={form.errors[name]}
            />
          )
        })
      }
    </FormDialog>
  )
}
