import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { createSlackUser, listSlackUsers, updateSlackUser } from '#contract/integrations.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../ui/people/person-picker.tsx'
import { fieldOf, findPeople } from '../members/index.ts'
import type { SlackUser } from './integration-queries.ts'

type SlackForm = { user_id: PersonOption[]; slack_user_id: string }

const SLACK_ID = /^[UW][A-Z0-9]{1,39}$/i

/** Says which Slack ID a person has. */
export function SlackDialog({ held, onClose }: { held: SlackUser | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useAction(createSlackUser, { invalidates: [listSlackUsers], errors: 'form' })
  const update = useAction(updateSlackUser, { invalidates: [listSlackUsers], errors: 'form' })
  const save = async ({ user_id: [person], slack_user_id }: SlackForm) => {
    if (!person) return
    const body = { user_id: person.id, slack_user_id }
    if (held) await update.mutateAsync({ params: { id: held.id }, body })
    else await create.mutateAsync({ body })
    const added = t('integrations.slack.added', { name: person.name })
    notify({ text: held ? t('common.state.saved') : added })
  }
  return (
    <FormDialog<SlackForm>
      opened
      title={t(held ? 'integrations.slack.edit' : 'integrations.slack.add')}
      initialValues={{
        user_id: held ? [{ id: held.user_id, name: held.username, team: held.team_name }] : [],
        slack_user_id: held?.slack_user_id ?? '',
      }}
      validate={{
        user_id: (people) => (people.length === 0 ? t('integrations.slack.choosePerson') : null),
        slack_user_id: (id) => (SLACK_ID.test(id.trim()) ? null : t('integrations.slack.idWrong')),
      }}
      submitText={t(held ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <PersonPicker
            label={t('integrations.slack.person')}
            search={findPeople}
            required
            {...fieldOf(form, 'user_id')}
          />
          <TextInput
            label={t('integrations.slack.id')}
            description={t('integrations.slack.idHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('slack_user_id')}
          />
        </>
      )}
    </FormDialog>
  )
}
