import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createTeam, updateTeam } from '#contract/people/organization/organization.ts'
import { ApiError } from '../../../../api/errors.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { PersonPicker } from '../../../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../../../ui/people/team-picker.tsx'
import { ColorField } from '../../../../ui/form/color-field.tsx'
import { fieldOf, findLeaders, findPeople } from '../../directory/index.ts'
import { emptyForm, formOf, newTeam, teamChange, type TeamForm } from './team-form.ts'
import { mayNameLeader, parentOptions, type Team } from './team-rows.ts'
import styles from './teams.module.css'

export type TeamSubject =
  | { kind: 'new'; parentId: number | null }
  | { kind: 'edit'; team: Team; first?: 'leader' }

interface TeamDialogProps {
  subject: TeamSubject
  teams: readonly Team[]
  onClose: () => void
}

/** A name that is taken is said at the name. */
async function atName(saving: Promise<unknown>): Promise<void> {
  try {
    await saving
  } catch (error) {
    throw error instanceof ApiError && error.code === 'TEAM_NAME_TAKEN' ? error.at('team_name') : error
  }
}

const FIELD_NAMES = { team_leader: 'leader', team_charger: 'charger' }
/** Makes a team, or says what it is called, who leads it and who looks after it; moving is an act of its own. */
export function TeamDialog({ subject, teams, onClose }: TeamDialogProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const { is_admin_full: isFullAdmin } = profile
  const create = useAction(createTeam, { errors: 'form' })
  const update = useAction(updateTeam, { errors: 'form' })
  const isNew = subject.kind === 'new'
  const namesLeader = isNew || mayNameLeader(subject.team)
  const beginsWith = isNew ? 'name' : (subject.first ?? 'name')
  const [before] = useState(() => (isNew ? emptyForm(subject.parentId) : formOf(subject.team)))
  const save = async (form: TeamForm) => {
    if (subject.kind === 'new') {
      await atName(create.mutateAsync({ body: newTeam(form) }))
      notify({ text: t('teams.created', { name: form.team_name }) })
      return
    }
    const body = teamChange(before, form)
    if (Object.keys(body).length === 0) return
    await atName(update.mutateAsync({ params: { id: subject.team.team_id }, body }))
    notify({ text: t('common.state.saved') })
  }
  return (
    <FormDialog<TeamForm>
      opened
      title={t(isNew ? 'teams.add' : 'teams.edit')}
      submitText={t(isNew ? 'common.action.add' : 'common.action.save')}
      initialValues={before}
      validate={{
        team_name: (value) => (value.trim() === '' ? t('common.error.required') : null),
        team_parent_id: (value) => (isNew && value === null && !isFullAdmin ? t('teams.parentNeeded') : null),
      }}
      fieldNames={FIELD_NAMES}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <TextInput
            label={t('teams.name')}
            required
            maxLength={100}
            data-autofocus={beginsWith === 'name' || undefined}
            {...form.getInputProps('team_name')}
          />
          {isNew && (
            <TeamPicker
              label={t('teams.parent')}
              placeholder={t('teams.top')}
              teams={parentOptions(teams, null, isFullAdmin)}
              {...fieldOf(form, 'team_parent_id')}
            />
          )}
          <PersonPicker
            label={t('teams.leader')}
            description={namesLeader ? undefined : t('teams.leaderAbove')}
            disabled={!namesLeader}
            autoFocus={beginsWith === 'leader'}
            search={(text) => findLeaders(profile, text)}
            {...fieldOf(form, 'leader')}
          />
          <div className={styles.pair}>
            <PersonPicker
              label={t('teams.charger')}
              description={t('teams.chargerHint')}
              search={findPeople}
              {...fieldOf(form, 'charger')}
            />
            <TextInput
              label={t('teams.chargerCustom')}
              description={t('teams.chargerCustomHint')}
              maxLength={100}
              disabled={form.values.charger.length > 0}
              {...form.getInputProps('team_charger_custom')}
            />
          </div>
          <ColorField label={t('teams.color')} clearable {...fieldOf(form, 'team_color')} />
        </>
      )}
    </FormDialog>
  )
}
