import { Pill } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addCirculators } from '#contract/approvals/documents/circulation.ts'
import { listTeams } from '#contract/people/organization/organization.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../../../ui/people/team-picker.tsx'
import { findPeople, teamOptions } from '../../../people/directory/index.ts'
import shared from '../document.module.css'
import styles from './circulation.module.css'

interface Values extends Record<string, unknown> {
  people: PersonOption[]
  teams: { id: number; name: string }[]
}

interface CirculationDialogProps {
  documentId: number
  opened: boolean
  onClose: () => void
}

/** Asks to whom a document is passed on: people, and teams with everybody in them. */
export function CirculationDialog({ documentId, opened, onClose }: CirculationDialogProps) {
  const { t } = useTranslation()
  const add = useAction(addCirculators, { errors: 'form' })
  const initialValues: Values = { people: [], teams: [] }
  return (
    <FormDialog
      title={t('attached.circulation.title')}
      opened={opened}
      onClose={onClose}
      initialValues={initialValues}
      submitText={t('attached.circulation.add')}
      fieldNames={{ user_ids: 'people', team_ids: 'teams' }}
      validate={{
        people: (people, { teams }) =>
          people.length + teams.length === 0 ? t('attached.circulation.nobody') : null,
      }}
      onSubmit={async ({ people, teams }) => {
        const body = { user_ids: people.map(({ id }) => id), team_ids: teams.map(({ id }) => id) }
        await add.mutateAsync({ params: { id: documentId }, body })
        notify({ text: t('attached.circulation.done') })
      }}
    >
      {(form) => (
        <>
          <p className={shared.about}>{t('attached.circulation.hint')}</p>
          <PersonPicker
            value={form.values.people}
            onChange={(people) => form.setFieldValue('people', people)}
            error={form.errors.people}
            label={t('attached.circulation.people')}
            search={findPeople}
            multiple
            autoFocus
          />
          <TeamsField
            value={form.values.teams}
            onChange={(teams) => form.setFieldValue('teams', teams)}
            error={form.errors.teams}
          />
        </>
      )}
    </FormDialog>
  )
}

interface TeamsFieldProps {
  value: Values['teams']
  onChange: (teams: Values['teams']) => void
  error?: ReactNode
}

function TeamsField({ value, onChange, error }: TeamsFieldProps) {
  const { t } = useTranslation()
  const teams = teamOptions(useQuery(q(listTeams, { query: {} })).data)
  const chosen = new Set(value.map(({ id }) => id))
  return (
    <div className={styles.teams}>
      <TeamPicker
        label={t('attached.circulation.teams')}
        teams={teams.map((team) => ({ ...team, disabled: chosen.has(team.id) }))}
        value={null}
        onChange={(id) => {
          const team = teams.find((one) => one.id === id)
          if (team) onChange([...value, { id: team.id, name: team.name }])
        }}
        error={error}
      />
      <Pill.Group mt={6}>
        {value.map((team) => (
          <Pill
            key={team.id}
            withRemoveButton
            onRemove={() => onChange(value.filter((one) => one.id !== team.id))}
            removeButtonProps={{ 'aria-label': t('attached.circulation.removeTeam', { name: team.name }) }}
          >
            {team.name}
          </Pill>
        ))}
      </Pill.Group>
    </div>
  )
}
