import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listLimitedAdmins, removeCoverTeam } from '#contract/people/roles/roles.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../../../ui/notify.ts'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import styles from './admins.module.css'
import { CoverChip } from './cover-chip.tsx'

export type LimitedAdmin = EndpointResponse<typeof listLimitedAdmins>[number]
export type Cover = LimitedAdmin['cover_teams'][number]

/** Who looks after which teams. */
export function LimitedAdmins() {
  const { t } = useTranslation()
  const admins = useQuery(q(listLimitedAdmins))
  const ask = useRemoval()
  return (
    <QueryView
      query={admins}
      skeleton={<RowsSkeleton rows={2} />}
      empty={{ title: t('admins.none'), hint: t('admins.noneHint') }}
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
                <ul className={styles.covers}>
                  {person.cover_teams.map((cover) => (
                    <li key={cover.team_id}>
                      <CoverChip person={person} cover={cover} onRemove={() => void ask(person, cover)} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function useRemoval() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(removeCoverTeam)
  return async (
    { user_id, username: name, cover_teams }: LimitedAdmin,
    { team_id, team_name: team }: Cover,
  ) => {
    const words = { name, team }
    const sure = await confirm({
      title: t('admins.removeTeamAsk', words),
      message: (
        <>
          {t('admins.removeTeamText')}
          {cover_teams.length === 1 && ` ${t('admins.removeLastTeam')}`}
        </>
      ),
      confirmText: t('admins.remove'),
      danger: true,
    })
    if (!sure) return
    remove.mutate(
      { body: { user_id, team_id } },
      { onSuccess: () => notify({ text: t('admins.removed', words) }) },
    )
  }
}
