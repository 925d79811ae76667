import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { longDay } from '../../../text/formats.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Picture } from '../../../ui/people/picture.tsx'
import { ApprovalsCard } from './approvals-card.tsx'
import { BirthdaysCard } from './birthdays-card.tsx'
import { BookingsCard } from './bookings-card.tsx'
import { DayCard } from './day-card.tsx'
import { homeQuery } from './home-queries.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import styles from './home.module.css'
import { LeaveCard } from './leave-card.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { StartCard } from './start-card.tsx'
import { TeamCard } from './team-card.tsx'

/** 홈: what waits, the own day, the team, in one request. */
export function HomeScreen() {
  const { t } = useTranslation()
  const profile = useProfile()
  const { user_profile: me, company } = profile
  const { day } = useCompanyNow()
  const query = useQuery(homeQuery)
  return (
    <Page>
      {company.company_background && (
        <Picture src={company.company_background} alt="" className={styles.cover} />
      )}
      <PageHeader title={t('home.greeting', { name: me.username })} description={longDay(day)} />
      <QueryView query={query} skeleton={<HomeSkeleton />}>
        {(home) => (
          <div className={styles.grid}>
            <StartCard />
            {home.work && (
              <div className={styles.wide}>
                <DayCard work={home.work} />
              </div>
            )}
            <ApprovalsCard approvals={home.approvals} />
            <LeaveCard leave={home.leave} />
            {hasFeature(profile, 'ATTENDANCE') && <TeamCard team={home.team_status} />}
            <NotificationsCard unread={home.unread_notifications} />
            {hasFeature(profile, 'MEETING_ROOM') && (
              <div className={styles.wide}>
                <BookingsCard bookings={home.bookings} />
              </div>
            )}
            <BirthdaysCard birthdays={home.birthdays} />
          </div>
        )}
      </QueryView>
    </Page>
  )
}
