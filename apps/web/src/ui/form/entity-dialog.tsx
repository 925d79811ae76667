import type { UseFormInput, UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { notify } from '../notify.ts'

interface EntityDialogProps<Values extends Record<string, unknown>> {
  /** Titles and what is said once it is there: "회의실을 추가했습니다." */
  words: { add: string; edit: string; added: (values: Values) => string }
  /** Of what is changed, or what a new one starts with. */
  initialValues: Values
  isNew: boolean
  /** Texts that may not stay empty; beside rules for each field, not a rule for all. */
  needed?: readonly (keyof Values & string)[]
  validate?: UseFormInput<Values>['validate']
  /** Saves; a refusal is laid to the inputs. */
  onSave: (values: Values) => Promise<unknown>
  onClose: () => void
  size?: number
  /** Names of the server that the form calls otherwise. */
  fieldNames?: Record<string, string>
  /** Inputs stand in a FormField, so that a key draws only its own field anew. */
  children: (form: UseFormReturnType<Values>) => ReactNode
}

/** Adds something or changes it: one dialog for both, which says when it is done. */
export function EntityDialog<Values extends Record<string, unknown>>(props: EntityDialogProps<Values>) {
  const { words, isNew, onSave, needed = [], validate, ...dialog } = props
  const { t } = useTranslation()
  const isThere = (text: unknown) => (String(text).trim() ? null : t('common.error.required'))
  const rules =
    needed.length === 0
      ? validate
      : { ...Object.fromEntries(needed.map((name) => [name, isThere])), ...validate }
  return (
    <FormDialog<Values>
      {...dialog}
      opened
      mode="uncontrolled"
      validate={rules as typeof validate}
      title={isNew ? words.add : words.edit}
      submitText={t(isNew ? 'common.action.add' : 'common.action.save')}
      onSubmit={async (values) => {
        await onSave(values)
        notify({ text: isNew ? words.added(values) : t('common.state.saved') })
      }}
    />
  )
}
