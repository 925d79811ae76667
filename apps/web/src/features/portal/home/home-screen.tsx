import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../page/lazy-part.ts'
import { shownName } from '../../../page/shown-name.ts'
import { useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { shortDay } from '../../../text/formats.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Picture } from '../../../ui/people/picture.tsx'
import { ApprovalsCard } from './approvals-card.tsx'
import { BirthdaysCard } from './birthdays-card.tsx'
import { BookingsCard } from './bookings-card.tsx'
import { DayCard } from './day-card.tsx'
import { type Home, homeQuery } from './home-queries.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import styles from './home.module.css'
import { LeaveCard } from './leave-card.tsx'
import { NextDayCard } from './next-day-card.tsx'
import { TeamCard } from './team-card.tsx'

// For the full admins of a young company.
const StartCard = lazyPart([], () => import('./start-card.tsx'), 'StartCard')
// Below what calls: it holds up nothing else.
const NotificationsCard = lazyPart(
  ['notifications'],
  () => import('./notifications-card.tsx'),
  'NotificationsCard',
)

const MoodCard = lazyPart(['mood'], () => import('./mood-part.tsx'), 'MoodCard')

/** 홈: what waits, the own day or the next one, leave and team, in one request. */
export function HomeScreen() {
  const { t, i18n } = useTranslation()
  const { user_profile: me, company, is_admin_full: isAdmin } = useProfile()
  const { workDay } = useCompanyNow()
  const query = useQuery(homeQuery)
  return (
    <Page>
      {company.company_background && (
        <Picture src={company.company_background} alt="" className={styles.cover} />
      )}
      <PageHeader
        title={t('home.greeting', { name: shownName(me, i18n.language) })}
        description={shortDay(workDay)}
      />
      <QueryView query={query} skeleton={<HomeSkeleton />}>
        {(home) => (
          <div className={styles.grid}>
            {isAdmin && (
              <Suspense>
                <StartCard />
              </Suspense>
            )}
            <div className={styles.column}>
              {isDayOff(home) ? <NextDayCard home={home} /> : null}
              <ApprovalsCard approvals={home.approvals} />
              {home.work && !isDayOff(home) && <DayCard work={home.work} />}
              <BookingsCard bookings={home.bookings} />
              {home.mood && !isDayOff(home) && (
                <Suspense>
                  <MoodCard mood={home.mood} />
                </Suspense>
              )}
            </div>
            <div className={styles.column}>
              <LeaveCard leave={home.leave} />
              {!isDayOff(home) && <TeamCard team={home.team_status} away={home.away} />}
              <Suspense>
                <NotificationsCard notifications={home.notifications} />
              </Suspense>
              <BirthdaysCard birthdays={home.birthdays} />
            </div>
          </div>
        )}
      </QueryView>
    </Page>
  )
}

/** Nothing is to be done today: what is told of others is told of the next working day, or of none. */
function isDayOff({ away, today }: Home): boolean {
  return away?.date !== today.date
}
