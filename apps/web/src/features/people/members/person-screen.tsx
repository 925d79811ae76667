import { VisuallyHidden } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { personTitle } from '#rules/org-chart/person-title.ts'
import { ApiError } from '../../../api/errors.ts'
import { useProfile } from '../../../page/profile.ts'
import { shownName } from '../../../page/shown-name.ts'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { TabsBar } from '../../../ui/page/tabs-bar.tsx'
import { CustomFieldsSection } from '../custom-fields/index.ts'
import { HistorySection, PlannedNote } from '../employment/index.ts'
import { type Person, personQuery, StateBadge } from '../directory/index.ts'
import { WhyVisible } from '../roles/permissions/index.ts'
import styles from './members.module.css'
import { PersonActs } from './person-acts.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonPicture } from './person-picture.tsx'
import { personTabs, seesRecord } from './person-view.ts'

const route = getRouteApi('/main/members/$id')

interface PersonScreenProps {
  /** What a feature further up tells of the person's leave. */
  Leave: ComponentType<{ userId: number }>
}

/** One person: who they are, how to reach them, and for those who look after them the employment. */
export function PersonScreen({ Leave }: PersonScreenProps) {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const person = useQuery(personQuery(Number(id)))
  // A person of nobody's concern and one that never was answer the same.
  const isMissing = person.error instanceof ApiError && person.error.status < 500
  return (
    <Page width="reading">
      <BackLink to="/main/members">{t('members.profile.back')}</BackLink>
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
          {(data) => <PersonProfile person={data} Leave={Leave} />}
        </QueryView>
      )}
    </Page>
  )
}

function PersonProfile({ person, Leave }: PersonScreenProps & { person: Person }) {
  const { i18n } = useTranslation()
  const { user_profile: who, email } = person
  const name = shownName(who, i18n.language)
  return (
    <>
      <header className={styles.hero}>
        <PersonPicture person={person} name={name} />
        <div className={styles.heroWords}>
          <div className={styles.heroName}>
            <h1 className={styles.heroTitle}>{name || email}</h1>
            <StateBadge email={email} status={person.cmem_status} />
            <PlannedNote member={person} />
          </div>
          <span className={styles.quiet}>
            {[who.team?.team_name, personTitle(who.rank?.name, who.position)].filter(Boolean).join(' · ')}
          </span>
        </div>
      </header>
      <PersonActs person={person} name={name} />
      <PersonTabs person={person} Leave={Leave} />
    </>
  )
}

/** What is told of the person; other features fill their places here, one element each. */
function PersonTabs({ person, Leave }: PersonScreenProps & { person: Person }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const { tab = 'profile', on = null } = route.useSearch()
  const navigate = route.useNavigate()
  const userId = person.user_id
  if (!seesRecord(person, profile.id)) return <ProfileTab person={person} />
  return (
    <>
      <TabsBar
        tabs={personTabs.map((value) => ({ value, label: t(`members.tab.${value}`) }))}
        value={tab}
        onChange={(next) => void navigate({ search: next === 'profile' ? {} : { tab: next }, replace: true })}
        label={t('members.tabs')}
        panelId="person-panel"
      />
      <div id="person-panel" role="tabpanel" aria-label={t(`members.tab.${tab}`)} className={styles.panel}>
        {tab === 'history' ? (
          <HistorySection
            userId={userId}
            asOf={on}
            onAsOf={(day) =>
              void navigate({ search: { tab: 'history', ...(day && { on: day }) }, replace: true })
            }
          />
        ) : tab === 'leave' ? (
          <Suspense fallback={<CardSkeleton lines={6} />}>
            <Leave userId={userId} />
          </Suspense>
        ) : (
          <ProfileTab person={person} />
        )}
      </div>
    </>
  )
}

function ProfileTab({ person }: { person: Person }) {
  return (
    <>
      <PersonFacts person={person} />
      <CustomFieldsSection userId={person.user_id} />
      <WhyVisible userId={person.user_id} />
    </>
  )
}
