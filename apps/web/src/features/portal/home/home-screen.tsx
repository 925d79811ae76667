import { ActionIcon } from '@mantine/core'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
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
import type { Column } from './arrange/arrangement.ts'
import { type Home, homeQuery } from './home-queries.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { OperatorNotices } from './operator-notice.tsx'
import styles from './home.module.css'
import { widgets } from './widgets.tsx'

// For the full admins of a young company.
const StartCard = lazyPart(['start'], () => import('./start/start-card.tsx'), 'StartCard')
const MealWeek = lazyPart(['meals'], () => import('./meal-week-part.tsx'), 'MealWeek')
const ArrangeSheet = lazyPart(['arrange'], () => import('./arrange/arrange-sheet.tsx'), 'ArrangeSheet')

/** What the address holds: nothing, or that the menu of the week lies open. */
export interface HomeSearch {
  menu?: 'week'
}

interface HomeScreenProps extends HomeSearch {
  showMenu: (menu: HomeSearch['menu']) => void
}

/** 홈: what waits, the own day or the next one, leave and team, in one request, arranged as the person likes. */
export function HomeScreen({ menu, showMenu }: HomeScreenProps) {
  const { t, i18n } = useTranslation()
  const { user_profile: me, company } = useProfile()
  const { workDay } = useCompanyNow()
  const query = useQuery(homeQuery)
  const [isArranging, setArranging] = useState(false)
  return (
    <Page>
      {company.company_background && (
        <Picture src={company.company_background} alt="" className={styles.cover} />
      )}
      <div className={styles.head}>
        <PageHeader
          title={t('home.greeting', { name: shownName(me, i18n.language) })}
          description={shortDay(workDay)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('home.arrange')}
          title={t('home.arrange')}
          disabled={!query.data}
          onClick={() => setArranging(true)}
        >
          <IconLayoutDashboard size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <QueryView query={query} skeleton={<HomeSkeleton />}>
        {(home) => (
          <>
            {/* All at once: what stands above would push down what is there already. */}
            <Suspense fallback={<HomeSkeleton />}>
              <OperatorNotices key={home.spv_notices[0]?.spv_nt_id} notices={home.spv_notices} />
              {home.start?.steps.some(({ state }) => state === 'OPEN') && (
                <StartCard steps={home.start.steps} />
              )}
              <div className={styles.grid}>
                <WidgetColumn home={home} column="main" />
                <WidgetColumn home={home} column="side" />
              </div>
            </Suspense>
            {menu && (
              <Suspense>
                <MealWeek date={home.today.date} onClose={() => showMenu(undefined)} />
              </Suspense>
            )}
            {isArranging && (
              <Suspense>
                <ArrangeSheet home={home} onClose={() => setArranging(false)} />
              </Suspense>
            )}
          </>
        )}
      </QueryView>
    </Page>
  )
}

function WidgetColumn({ home, column }: { home: Home; column: Column }) {
  const profile = useProfile()
  const { layout } = home
  return (
    <div className={styles.column}>
      {layout[column].map((name) => {
        const { Card, offered = () => true } = widgets[name]
        if (layout.hidden.includes(name) || !offered(profile)) return null
        return <Card key={name} home={home} />
      })}
    </div>
  )
}
