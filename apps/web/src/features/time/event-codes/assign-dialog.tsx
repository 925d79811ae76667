import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { assignEventCode } from '#contract/time/event-codes/event-codes.ts'
import { listTeams } from '#contract/people/organization/organization.ts'
import { q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { useProfile } from '../../../page/profile.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../../ui/people/team-picker.tsx'
import { fieldOf, findPeople, teamOptions } from '../../people/directory/index.ts'
import { AssignedPeople } from './assigned-people.tsx'
import type { EventCode } from './event-code-queries.ts'

type AssignForm = { user_ids: PersonOption[]; team_ids: number | null; gone: number[] }

/** Who may ask for a kind: people and whole teams come in, single people go out, all with one press. */
export function AssignDialog({ code, onClose }: { code: EventCode; onClose: () => void }) {
  const { t } = useTranslation()
  const { is_admin_full: isFullAdmin } = useProfile()
  const teams = useQuery(q(listTeams, { query: isFullAdmin ? {} : { admin_only: 'true' } }))
  const assign = useAction(assignEventCode, {
    errors: 'form',
  })
  const save = async ({ user_ids, team_ids, gone }: AssignForm) => {
    const body = {
      c_event_code_id: code.c_event_code_id!,
      user_ids: user_ids.map((person) => person.id),
      team_ids: team_ids === null ? [] : [team_ids],
      remove_user_ids: gone,
    }
    const saved = await assign.mutateAsync({ body })
    notify({ text: t('eventCodes.assignDone', { n: saved.user_count }) })
  }
  return (
    <FormDialog<AssignForm>
      opened
      title={t('eventCodes.assignTitle', { name: code.event_name })}
      initialValues={{ user_ids: [], team_ids: null, gone: [] }}
      validate={({ user_ids, team_ids, gone }) => ({
        user_ids:
          user_ids.length + gone.length === 0 && team_ids === null ? t('eventCodes.assignNothing') : null,
      })}
      onClose={onClose}
      onSubmit={save}
      size={560}
    >
      {(form) => (
        <>
          <PersonPicker
            label={t('eventCodes.assignPeople')}
            search={findPeople}
            multiple
            {...fieldOf(form, 'user_ids')}
          />
          <TeamPicker
            label={t('eventCodes.assignTeam')}
            description={t('eventCodes.assignTeamHint')}
            teams={teamOptions(teams.data)}
            {...fieldOf(form, 'team_ids')}
          />
          <AssignedPeople
            codeId={code.c_event_code_id!}
            gone={form.values.gone}
            onGone={(gone) => form.setFieldValue('gone', gone)}
            isWhole={isFullAdmin}
          />
        </>
      )}
    </FormDialog>
  )
}
