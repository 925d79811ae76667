import { Button, VisuallyHidden } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { useProfile } from '../../app/profile.ts'
import { CardSkeleton } from '../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { ActionMenu } from '../../ui/input/action-menu.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PersonAvatar } from '../../ui/people/person-avatar.tsx'
import { actsFor } from './member-actions.ts'
import { looksAfterPeople, type Person, personQuery } from './member-queries.ts'
import styles from './members.module.css'
import { PersonFacts } from './person-facts.tsx'
import { StateBadge } from './state-badge.tsx'
import { useMemberActs } from './use-member-acts.tsx'

const route = getRouteApi('/main/members/$id')

/** One person: who they are, how to reach them, and for those who look after them the employment. */
export function PersonScreen() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const person = useQuery(personQuery(Number(id)))
  // A person of nobody's concern and one that never was answer the same.
  const isMissing = person.error instanceof ApiError && person.error.status < 500
  return (
    <Page width="reading">
      <Link to="/main/members" className={styles.back}>
        ← {t('members.profile.back')}
      </Link>
      {isMissing ? (
        <>
          <VisuallyHidden component="h1">{t('members.profile.title')}</VisuallyHidden>
          <EmptyState
            icon={<IconUserOff size={22} stroke={1.6} />}
            title={t('members.profile.notFoundTitle')}
            hint={t('members.profile.notFoundText')}
          />
        </>
      ) : (
        <QueryView query={person} skeleton={<CardSkeleton lines={6} />}>
          {(data) => <PersonProfile person={data} />}
        </QueryView>
      )}
    </Page>
  )
}

function PersonProfile({ person }: { person: Person }) {
  const { user_profile: who, email } = person
  return (
    <>
      <header className={styles.hero}>
        <PersonAvatar name={who.username || email} imageUrl={who.image_url} size={72} />
        <div className={styles.heroWords}>
          <div className={styles.heroName}>
            <h1 style={{ margin: 0, fontSize: '1.375rem' }}>{who.username || email}</h1>
            <StateBadge email={email} status={person.cmem_status} />
          </div>
          <span className={styles.quiet}>
            {[...new Set([who.team?.team_name, who.rank?.name, who.position])].filter(Boolean).join(' · ')}
          </span>
        </div>
      </header>
      <PersonActs person={person} />
      <PersonFacts person={person} />
    </>
  )
}

function PersonActs({ person }: { person: Person }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const navigate = route.useNavigate()
  const { run, dialogs } = useMemberActs(() => void navigate({ to: '/main/members' }))
  const { username, joined_date } = person.user_profile
  const subject = { user_id: person.user_id, username, email: person.email, joined_date }
  const acts = actsFor(person, profile.id).filter(({ act }) => act !== 'edit')
  const isMe = person.user_id === profile.id
  return (
    <div className={styles.toolbar}>
      {person.abilities.update && (
        <Button onClick={() => void run('edit', subject)}>{t('members.action.edit')}</Button>
      )}
      {!isMe && person.user_profile.joined_date !== null && looksAfterPeople(profile) && (
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/main/work/me" search={{ user: person.user_id }} />}
        >
          {t('members.profile.work')}
        </Button>
      )}
      {isMe && (
        <Button component={Link} to="/main/me" variant="default">
          {t('members.profile.me')}
        </Button>
      )}
      {profile.is_admin && !isMe && (
        <ActionMenu
          name={username}
          actions={acts.map(({ act, refusal }) => ({
            label: t(`members.action.${act}`),
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
