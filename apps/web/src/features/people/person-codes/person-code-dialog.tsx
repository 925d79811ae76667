import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../../ui/people/person-picker.tsx'
import { fieldOf, findPeople } from '../directory/index.ts'
import type { CodeActions, CodeBody, CodeField, CodesArea, PersonCode } from './person-code.ts'

type CodeForm = { user_id: PersonOption[]; code: string }

interface PersonCodeDialogProps<Field extends CodeField> {
  area: CodesArea
  actions: CodeActions<Field>
  field: Field
  /** Undefined for a new one. */
  held: PersonCode<Field> | undefined
  onClose: () => void
}

/** Gives a person a code, corrects it or hands it to somebody else. */
export function PersonCodeDialog<Field extends CodeField>(props: PersonCodeDialogProps<Field>) {
  const { area, actions, field, held, onClose } = props
  const { t } = useTranslation()
  const save = async ({ user_id: [person], code }: CodeForm) => {
    if (!person) return
    const body = { user_id: person.id, [field]: code } as CodeBody<Field>
    await (held ? actions.update(held.id, body) : actions.create(body))
    notify({ text: held ? t('common.state.saved') : t(`${area}.added`, { name: person.name }) })
  }
  return (
    <FormDialog<CodeForm>
      opened
      title={t(held ? `${area}.edit` : `${area}.add`)}
      initialValues={{
        user_id: held ? [{ id: held.user_id, name: held.username, team: held.team_name }] : [],
        code: held?.[field] ?? '',
      }}
      validate={{
        user_id: (people) => (people.length === 0 ? t(`${area}.choosePerson`) : null),
        code: (code) => (actions.pattern.test(code.trim()) ? null : t(`${area}.codeWrong`)),
      }}
      fieldNames={{ [field]: 'code' }}
      submitText={t(held ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <PersonPicker
            label={t(`${area}.person`)}
            search={findPeople}
            required
            {...fieldOf(form, 'user_id')}
          />
          <TextInput
            label={t(`${area}.code`)}
            description={t(`${area}.codeHint`)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            maxLength={actions.maxLength}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('code')}
          />
        </>
      )}
    </FormDialog>
  )
}
