import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listTeams } from '#contract/people/organization/organization.ts'
import { addAdmin, addCoverTeam, getRoleNames } from '#contract/people/roles/roles.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../../../ui/people/team-picker.tsx'
import { fieldOf, findPeople, teamOptions } from '../../directory/index.ts'
import styles from './admins.module.css'

type AdminForm = { user_id: PersonOption[]; team_id: number | null; role_name: string }

/** Gives somebody the role of full admin, or a team to look after. */
export function AdminDialog({ kind, onClose }: { kind: 'full' | 'limited'; onClose: () => void }) {
  const { t } = useTranslation()
  const full = useAction(addAdmin, { errors: 'form' })
  const limited = useAction(addCoverTeam, { errors: 'form' })
  const save = async ({ user_id: [person], team_id, role_name }: AdminForm) => {
    if (!person) return
    const name = role_name.trim()
    if (kind === 'full') await full.mutateAsync({ body: { user_id: person.id } })
    else if (team_id !== null)
      await limited.mutateAsync({ body: { user_id: person.id, team_id, ...(name && { role_name: name }) } })
    notify({ text: t('admins.added', { name: person.name }) })
  }
  return (
    <FormDialog<AdminForm>
      opened
      title={t(kind === 'full' ? 'admins.addFull' : 'admins.addLimited')}
      initialValues={{ user_id: [], team_id: null, role_name: '' }}
      validate={{
        user_id: (people) => (people.length === 0 ? t('admins.choosePerson') : null),
        team_id: (team) => (kind === 'limited' && team === null ? t('admins.chooseTeam') : null),
      }}
      submitText={t('common.action.add')}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <PersonPicker
            label={t('admins.person')}
            search={findPeople}
            required
            {...fieldOf(form, 'user_id')}
          />
          {kind === 'limited' && (
            <LimitedFields team={fieldOf(form, 'team_id')} name={form.getInputProps('role_name')} />
          )}
          <p className={styles.lead}>
            {t(kind === 'full' ? 'admins.fullAdminConsequence' : 'admins.limitedConsequence')}
          </p>
        </>
      )}
    </FormDialog>
  )
}

interface LimitedFieldsProps {
  team: { value: number | null; onChange: (team: number | null) => void; error: ReactNode }
  name: object
}

function LimitedFields({ team, name }: LimitedFieldsProps) {
  const { t } = useTranslation()
  const { is_admin_full } = useProfile()
  const teams = useQuery(q(listTeams, { query: is_admin_full ? {} : { admin_only: 'true' } }))
  const names = useQuery(q(getRoleNames)).data
  const known = new Set(teams.data?.map((one) => one.team_id))
  // Whoever covers a team hands over those below it, never that one.
  const options = teamOptions(teams.data).map((one) => ({
    ...one,
    disabled: !is_admin_full && (one.parentId === null || !known.has(one.parentId)),
  }))
  return (
    <>
      <TeamPicker
        label={t('admins.team')}
        teams={options}
        required
        {...(!is_admin_full && { description: t('admins.limitedOwn') })}
        {...team}
      />
      <TextInput
        label={t('admins.roleName')}
        description={t('admins.roleNameHint', { name: names?.limited_admin ?? '' })}
        maxLength={50}
        {...name}
      />
    </>
  )
}
