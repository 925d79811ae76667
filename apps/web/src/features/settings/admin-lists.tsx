import { Button, Pill } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listTeams } from '#contract/organization.ts'
import { listAdmins, listLimitedAdmins, removeAdmin, removeCoverTeam } from '#contract/roles.ts'
import { q } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { profileQuery, useProfile } from '../../app/profile.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx'
import { DisabledHint } from '../../ui/input/disabled-hint.tsx'
import { notify } from '../../ui/notify.ts'
import { PersonChip } from '../../ui/people/person-chip.tsx'
import { memberReads } from '../members/index.ts'
import styles from './settings.module.css'

type Admin = EndpointResponse<typeof listAdmins>[number]
type LimitedAdmin = EndpointResponse<typeof listLimitedAdmins>[number]

export function FullAdmins() {
  const { t } = useTranslation()
  const admins = useQuery(q(listAdmins))
  const profile = useProfile()
  const confirm = useConfirm()
  const remove = useAction(removeAdmin, {
    invalidates: [listAdmins, ...memberReads],
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  })
  const ask = async ({ user_id, username: name }: Admin) => {
    const message = t(user_id === profile.id ? 'settings.admins.removeSelf' : 'settings.admins.removeText')
    const question = {
      title: t('settings.admins.removeAsk', { name }),
      message,
      confirmText: t('settings.admins.remove'),
    }
    if (!(await confirm({ ...question, danger: true }))) return
    remove.mutate(
      { body: { user_id } },
      { onSuccess: () => notify({ text: t('settings.admins.removed', { name }) }) },
    )
  }
  return (
    <QueryView query={admins} skeleton={<RowsSkeleton rows={2} />}>
      {(people) => (
        <ul className={styles.rows}>
          {people.map((person) => (
            <li key={person.user_id} className={styles.row}>
              <span className={styles.grow}>
                <PersonChip
                  name={person.username}
                  position={person.position}
                  team={person.team?.team_name ?? person.email}
                />
              </span>
              <DisabledHint reason={people.length === 1 && t('settings.admins.last')}>
                <Button
                  variant="subtle"
                  color="red.9"
                  size="xs"
                  aria-label={`${person.username}: ${t('settings.admins.remove')}`}
                  onClick={() => void ask(person)}
                >
                  {t('settings.admins.remove')}
                </Button>
              </DisabledHint>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

export function LimitedAdmins() {
  const { t } = useTranslation()
  const admins = useQuery(q(listLimitedAdmins))
  const confirm = useConfirm()
  const remove = useAction(removeCoverTeam, { invalidates: [listLimitedAdmins, listTeams, ...memberReads] })
  const ask = async (
    { user_id, username: name }: LimitedAdmin,
    team: LimitedAdmin['cover_teams'][number],
  ) => {
    const words = { name, team: team.team_name }
    const question = {
      title: t('settings.admins.removeTeamAsk', words),
      confirmText: t('settings.admins.remove'),
    }
    if (!(await confirm({ ...question, danger: true }))) return
    const body = { user_id, team_id: team.team_id }
    remove.mutate({ body }, { onSuccess: () => notify({ text: t('settings.admins.removed', words) }) })
  }
  return (
    <QueryView
      query={admins}
      skeleton={<RowsSkeleton rows={2} />}
      empty={{ title: t('settings.admins.none'), hint: t('settings.admins.noneHint') }}
    >
      {(people) => (
        <ul className={styles.rows}>
          {people.map((person) => (
            <li key={person.user_id} className={styles.row}>
              <div className={styles.grow}>
                <PersonChip
                  name={person.username}
                  position={person.position}
                  team={person.team?.team_name ?? person.email}
                />
                <div className={styles.covers}>
                  {person.cover_teams.map((team) => (
                    <Pill
                      key={team.team_id}
                      withRemoveButton
                      onRemove={() => void ask(person, team)}
                      removeButtonProps={{
                        tabIndex: 0,
                        // Mantine hides it, because an input around it would have the keys; here it stands alone.
                        'aria-hidden': false,
                        'aria-label': t('settings.admins.removeTeam', {
                          name: person.username,
                          team: team.team_name,
                        }),
                      }}
                    >
                      {team.team_name}
                    </Pill>
                  ))}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
