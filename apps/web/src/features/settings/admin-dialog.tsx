import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getProfile } from '#contract/members.ts'
import { listTeams } from '#contract/organization.ts'
import { addAdmin, addCoverTeam, listAdmins, listLimitedAdmins } from '#contract/roles.ts'
import { q } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../ui/people/team-picker.tsx'
import { fieldOf, findPeople, memberReads, teamOptions } from '../members/index.ts'

type AdminForm = { user_id: PersonOption[]; team_id: number | null }

/** Gives somebody the role of full admin, or a team to look after. */
export function AdminDialog({ kind, onClose }: { kind: 'full' | 'limited'; onClose: () => void }) {
  const { t } = useTranslation()
  const teams = useQuery(q(listTeams, {}))
  const full = useAction(addAdmin, { invalidates: [listAdmins, ...memberReads], errors: 'form' })
  const limited = useAction(addCoverTeam, {
    invalidates: [listLimitedAdmins, listTeams, getProfile, ...memberReads],
    errors: 'form',
  })
  const save = async ({ user_id: [person], team_id }: AdminForm) => {
    if (!person) return
    if (kind === 'full') await full.mutateAsync({ body: { user_id: person.id } })
    else if (team_id !== null) await limited.mutateAsync({ body: { user_id: person.id, team_id } })
    notify({ text: t('settings.admins.added', { name: person.name }) })
  }
  return (
    <FormDialog<AdminForm>
      opened
      title={t(kind === 'full' ? 'settings.admins.addFull' : 'settings.admins.addLimited')}
      initialValues={{ user_id: [], team_id: null }}
      validate={{
        user_id: (people) => (people.length === 0 ? t('settings.admins.choosePerson') : null),
        team_id: (team) => (kind === 'limited' && team === null ? t('settings.admins.chooseTeam') : null),
      }}
      submitText={t('common.action.add')}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <PersonPicker
            label={t('settings.admins.person')}
            search={findPeople}
            required
            {...fieldOf(form, 'user_id')}
          />
          {kind === 'limited' && (
            <TeamPicker
              label={t('settings.admins.team')}
              teams={teamOptions(teams.data)}
              required
              {...fieldOf(form, 'team_id')}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
