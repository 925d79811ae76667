import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listAdmins, removeAdmin } from '#contract/people/roles/roles.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { DisabledHint } from '../../../../ui/input/disabled-hint.tsx'
import { notify } from '../../../../ui/notify.ts'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import styles from './admins.module.css'

type Admin = EndpointResponse<typeof listAdmins>[number]

/** The full admins; the last who works here cannot be taken away, and the button says so. */
export function FullAdmins() {
  const { t } = useTranslation()
  const admins = useQuery(q(listAdmins))
  const profile = useProfile()
  const ask = useRemoval()
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
              {person.cmem_status === 'ABSENCE' && <span className={styles.quiet}>{t('admins.absent')}</span>}
              {profile.is_admin_full && (
                <DisabledHint reason={!person.abilities.remove && t('admins.last')}>
                  <Button
                    variant="subtle"
                    color="red.9"
                    size="xs"
                    aria-label={`${person.username}: ${t('admins.remove')}`}
                    onClick={() => void ask(person)}
                  >
                    {t('admins.remove')}
                  </Button>
                </DisabledHint>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function useRemoval() {
  const { t } = useTranslation()
  const profile = useProfile()
  const confirm = useConfirm()
  const remove = useAction(removeAdmin)
  return async ({ user_id, username: name }: Admin) => {
    const sure = await confirm({
      title: t('admins.removeAsk', { name }),
      message: t(user_id === profile.id ? 'admins.removeSelf' : 'admins.removeText'),
      confirmText: t('admins.remove'),
      danger: true,
    })
    if (!sure) return
    remove.mutate({ body: { user_id } }, { onSuccess: () => notify({ text: t('admins.removed', { name }) }) })
  }
}
