import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hasFeature, seesOthers, useProfile } from '../../../page/profile.ts'
import { ActionMenu } from '../../../ui/input/action-menu.tsx'
import type { Person } from '../directory/index.ts'
import { actsFor, labelOf } from './member-actions.ts'
import styles from './members.module.css'
import { useMemberActs } from './use-member-acts.tsx'

/** What can be done with a person from their own screen. */
export function PersonActs({ person, name }: { person: Person; name: string }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const navigate = useNavigate()
  const { run, dialogs } = useMemberActs(() => void navigate({ to: '/main/members' }))
  const { joined_date, team } = person.user_profile
  const { user_id, email, absence } = person
  const dates = { joined_date, retire_date: person.retire_date }
  const subject = { user_id, username: name, email, ...dates, team, absence }
  const acts = actsFor(person, profile.id).filter(({ act }) => act !== 'edit')
  const isMe = user_id === profile.id
  return (
    <div className={styles.toolbar}>
      {!isMe && joined_date !== null && seesOthers(profile) && hasFeature(profile, 'ATTENDANCE') && (
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/main/work/me" search={{ user: user_id }} />}
        >
          {t('members.profile.work')}
        </Button>
      )}
      {profile.is_admin_full && (
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/main/settings/audit" search={{ user: user_id }} />}
        >
          {t('members.profile.trail')}
        </Button>
      )}
      {isMe && (
        <Button component={Link} to="/main/me" variant="default">
          {t('members.profile.me')}
        </Button>
      )}
      {person.abilities.update && (
        <Button onClick={() => void run('edit', subject)}>{t('members.action.edit')}</Button>
      )}
      {profile.is_admin && !isMe && (
        <ActionMenu
          name={name}
          actions={acts.map(({ act, refusal }) => ({
            label: t(`members.action.${labelOf(act, person)}`),
            danger: act === 'retire' || act === 'delete' || act === 'cancelInvite',
            disabledReason: refusal && t(`members.reason.${refusal}`),
            onClick: () => void run(act, subject),
          }))}
        />
      )}
      {dialogs}
    </div>
  )
}
