import { Button, Pill } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getProfile } from '#contract/members.ts'
import { listTeams } from '#contract/organization.ts'
import { addCoverTeam, listLimitedAdmins, removeCoverTeam } from '#contract/roles.ts'
import { q } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page/section.tsx'
import { PersonChip } from '../../ui/people/person-chip.tsx'
import { type PersonOption, PersonPicker } from '../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../ui/people/team-picker.tsx'
import { fieldOf, findPeople, teamOptions } from '../members/index.ts'
import styles from './settings.module.css'

type LimitedAdmin = EndpointResponse<typeof listLimitedAdmins>[number]

const limitedQuery = q(listLimitedAdmins)
const staleAfter = [listLimitedAdmins, listTeams, getProfile]

/** The admins of some teams, with the teams that each looks after. */
export function LimitedAdmins() {
  const { t } = useTranslation()
  const admins = useQuery(limitedQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <Section
      flush
      title={t('settings.admins.limited')}
      note={t('settings.admins.limitedHint')}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          {t('settings.admins.addLimited')}
        </Button>
      }
    >
      <QueryView
        query={admins}
        skeleton={<RowsSkeleton rows={2} />}
        empty={{ title: t('settings.admins.none'), hint: t('settings.admins.noneHint') }}
      >
        {(people) => (
          <ul className={styles.rows}>
            {people.map((person) => (
              <li key={person.user_id} className={styles.row}>
                <span className={styles.grow}>
                  <PersonChip
                    name={person.username}
                    position={person.position}
                    team={person.team?.team_name ?? null}
                  />
                  <CoveredTeams person={person} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding && <AddCover onClose={() => setAdding(false)} />}
    </Section>
  )
}

function CoveredTeams({ person }: { person: LimitedAdmin }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(removeCoverTeam, { invalidates: staleAfter })
  const ask = async (team: LimitedAdmin['cover_teams'][number]) => {
    const words = { name: person.username, team: team.team_name }
    const isSure = await confirm({
      title: t('settings.admins.removeTeamAsk', words),
      confirmText: t('settings.admins.remove'),
      danger: true,
    })
    if (!isSure) return
    remove.mutate(
      { body: { user_id: person.user_id, team_id: team.team_id } },
      { onSuccess: () => notify({ text: t('settings.admins.removed', words) }) },
    )
  }
  return (
    <span className={styles.covers}>
      {person.cover_teams.map((team) => (
        <Pill
          key={team.team_id}
          withRemoveButton
          onRemove={() => void ask(team)}
          removeButtonProps={{
            'aria-label': t('settings.admins.removeTeam', { name: person.username, team: team.team_name }),
            'aria-hidden': false,
            tabIndex: 0,
          }}
        >
          {team.team_name}
        </Pill>
      ))}
    </span>
  )
}

interface CoverForm extends Record<string, unknown> {
  user_id: PersonOption[]
  team_id: number | null
}

function AddCover({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const teams = useQuery(q(listTeams, {}))
  const add = useAction(addCoverTeam, {
    invalidates: [listTeams, getProfile],
    errors: 'form',
    onSuccess: (people) => client.setQueryData(limitedQuery.queryKey, people),
  })
  return (
    <FormDialog<CoverForm>
      opened
      title={t('settings.admins.addLimited')}
      submitText={t('common.action.add')}
      size={440}
      initialValues={{ user_id: [], team_id: null }}
      validate={{
        user_id: (people) => (people.length > 0 ? null : t('settings.admins.choosePerson')),
        team_id: (team) => (team === null ? t('settings.admins.chooseTeam') : null),
      }}
      onClose={onClose}
      onSubmit={async ({ user_id: [person], team_id: team }) => {
        if (!person || team === null) return
        await add.mutateAsync({ body: { user_id: person.id, team_id: team } })
        notify({ text: t('settings.admins.added', { name: person.name }) })
      }}
    >
      {(form) => (
        <>
          <PersonPicker
            label={t('settings.admins.person')}
            search={findPeople}
            required
            {...fieldOf(form, 'user_id')}
          />
          <TeamPicker
            label={t('settings.admins.team')}
            teams={teamOptions(teams.data)}
            required
            {...fieldOf(form, 'team_id')}
          />
        </>
      )}
    </FormDialog>
  )
}
