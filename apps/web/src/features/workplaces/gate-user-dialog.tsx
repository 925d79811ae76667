import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { createGateUser, listGateUsers, updateGateUser } from '#contract/workplaces.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../ui/people/person-picker.tsx'
import { fieldOf, findPeople } from '../members/index.ts'
import type { GateUser } from './workplace-queries.ts'

type GateForm = { user_id: PersonOption[]; gate_user_code: string }

const CODE = /^[0-9A-Z][0-9A-Z:._#-]{0,63}$/i

/** Gives a person a code, corrects it or hands it to somebody else. */
export function GateUserDialog({ held, onClose }: { held: GateUser | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useAction(createGateUser, { invalidates: [listGateUsers], errors: 'form' })
  const update = useAction(updateGateUser, { invalidates: [listGateUsers], errors: 'form' })
  const save = async ({ user_id: [person], gate_user_code }: GateForm) => {
    if (!person) return
    const body = { user_id: person.id, gate_user_code }
    if (held) await update.mutateAsync({ params: { id: held.id }, body })
    else await create.mutateAsync({ body })
    const added = t('workplaces.gate.added', { name: person.name })
    notify({ text: held ? t('common.state.saved') : added })
  }
  return (
    <FormDialog<GateForm>
      opened
      title={t(held ? 'workplaces.gate.edit' : 'workplaces.gate.add')}
      initialValues={{
        user_id: held ? [{ id: held.user_id, name: held.username, team: held.team_name }] : [],
        gate_user_code: held?.gate_user_code ?? '',
      }}
      validate={{
        user_id: (people) => (people.length === 0 ? t('workplaces.gate.choosePerson') : null),
        gate_user_code: (code) => (CODE.test(code.trim()) ? null : t('workplaces.gate.codeWrong')),
      }}
      submitText={t(held ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <PersonPicker
            label={t('workplaces.gate.person')}
            search={findPeople}
            required
            {...fieldOf(form, 'user_id')}
          />
          <TextInput
            label={t('workplaces.gate.code')}
            description={t('workplaces.gate.codeHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('gate_user_code')}
          />
        </>
      )}
    </FormDialog>
  )
}
