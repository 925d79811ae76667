import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProfile } from '#contract/members.ts'
import { createTeam, listOrg, listTeams, updateTeam } from '#contract/organization.ts'
import { useAction } from '../../api/use-action.ts'
import { useProfile } from '../../app/profile.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { PersonPicker } from '../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../ui/people/team-picker.tsx'
import { fieldOf, findPeople, memberReads } from '../members/index.ts'
import { parentOptions, type Team, teamChange, type TeamForm } from './team-rows.ts'

export type TeamSubject = { kind: 'new'; parentId: number | null } | { kind: 'edit'; team: Team }

interface TeamDialogProps {
  subject: TeamSubject
  teams: readonly Team[]
  onClose: () => void
}

const FIELD_NAMES = { team_leader: 'leader' }
// Who leads a team is part of the own profile too.
const invalidates = [listTeams, listOrg, getProfile, ...memberReads]

/** Makes a team, or renames and moves one and says who leads it. */
export function TeamDialog({ subject, teams, onClose }: TeamDialogProps) {
  const { t } = useTranslation()
  const { is_admin_full: isFullAdmin } = useProfile()
  const create = useAction(createTeam, { invalidates, errors: 'form' })
  const update = useAction(updateTeam, { invalidates, errors: 'form' })
  const [before] = useState(() => formOf(subject))
  const moved = subject.kind === 'edit' ? subject.team.team_id : null
  const mayStandOnTop = isFullAdmin || (subject.kind === 'edit' && before.team_parent_id === null)
  const save = async (form: TeamForm) => {
    if (subject.kind === 'new') {
      const body = {
        team_name: form.team_name.trim(),
        team_parent_id: form.team_parent_id,
        team_leader: form.leader[0]?.id ?? null,
      }
      await create.mutateAsync({ body })
      notify({ text: t('settings.teams.created', { name: form.team_name }) })
      return
    }
    const body = teamChange(before, form)
    if (Object.keys(body).length === 0) return
    await update.mutateAsync({ params: { id: subject.team.team_id }, body })
    notify({ text: t('common.state.saved') })
  }
  return (
    <FormDialog<TeamForm>
      opened
      title={t(subject.kind === 'new' ? 'settings.teams.add' : 'settings.teams.edit')}
      submitText={t(subject.kind === 'new' ? 'common.action.add' : 'common.action.save')}
      initialValues={before}
      validate={{
        team_name: (value) => (value.trim() === '' ? t('common.error.required') : null),
        team_parent_id: (value) =>
          value === null && !mayStandOnTop ? t('settings.teams.parentNeeded') : null,
      }}
      fieldNames={FIELD_NAMES}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <TextInput
            label={t('settings.teams.name')}
            required
            maxLength={100}
            data-autofocus
            {...form.getInputProps('team_name')}
          />
          <TeamPicker
            label={t('settings.teams.parent')}
            placeholder={t('settings.teams.top')}
            teams={parentOptions(teams, moved, isFullAdmin)}
            {...fieldOf(form, 'team_parent_id')}
          />
          <PersonPicker label={t('settings.teams.leader')} search={findPeople} {...fieldOf(form, 'leader')} />
        </>
      )}
    </FormDialog>
  )
}

function formOf(subject: TeamSubject): TeamForm {
  if (subject.kind === 'new') return { team_name: '', team_parent_id: subject.parentId, leader: [] }
  const { team_name, team_parent_id, team_leader, team_leader_name } = subject.team
  const leader = team_leader === null ? [] : [{ id: team_leader, name: team_leader_name ?? '' }]
  return { team_name, team_parent_id, leader }
}
