import { Button, SegmentedControl } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { TabsBar } from '../../../ui/page/tabs-bar.tsx'
import { PeriodNav } from '../../../ui/time/period-nav.tsx'
import { FeelingChoice } from './feeling-choice.tsx'
import { halfAt, halfOf, halvesToAsk, isOff } from './feelings.ts'
import { MoodComment } from './mood-comment.tsx'
import { MoodFigures } from './mood-figures.tsx'
import { moodQuery, ownMonthQuery, statisticsQuery, workCheckQuery } from './mood-queries.ts'
import type { MoodSearch } from './mood-search.ts'
import styles from './mood.module.css'
import { OwnMonth } from './own-month.tsx'

interface MoodScreenProps {
  search: MoodSearch
  go: (search: MoodSearch) => void
}

/** 오늘의 기분: the two answers of today and the own month; for full admins what all of them say together. */
export function MoodScreen({ search, go }: MoodScreenProps) {
  const { t } = useTranslation()
  const { is_admin_full: isAdmin } = useProfile()
  const { workDay: today } = useCompanyNow()
  const date = search.date ?? today
  const view = isAdmin && search.view ? search.view : 'own'
  return (
    <Page>
      <PageHeader title={t('mood.title')} description={t('mood.whoReads')} />
      {isAdmin && (
        <TabsBar
          label={t('mood.title')}
          tabs={[
            { value: 'own', label: t('mood.mine') },
            { value: 'statistics', label: t('mood.statistics') },
          ]}
          value={view}
          onChange={(next) => go({ ...search, view: next === 'own' ? undefined : next })}
        />
      )}
      {view === 'own' && <Today />}
      <div className={styles.tools}>
        <PeriodNav
          unit="month"
          value={date}
          onChange={(next) => go({ ...search, date: next })}
          today={today}
        />
        {view === 'statistics' && (
          <SegmentedControl
            aria-label={t('mood.groups')}
            data={[
              { value: 'company', label: t('mood.byDay') },
              { value: 'team', label: t('mood.byTeam') },
            ]}
            value={search.by ?? 'company'}
            onChange={(next) => go({ ...search, by: next === 'team' ? next : undefined })}
          />
        )}
      </div>
      {view === 'own' ? <Own date={date} today={today} /> : <Statistics date={date} by={search.by} />}
    </Page>
  )
}

function Today() {
  const { day, workDay, minute } = useCompanyNow()
  const query = useQuery(moodQuery)
  const check = useQuery({ ...workCheckQuery, enabled: hasFeature(useProfile(), 'ATTENDANCE') })
  // After midnight a working day that still runs is at its end.
  const half = halfOf(day === workDay ? halfAt(minute) : 'pm', check.data)
  if (check.isLoading) return <CardSkeleton />
  return (
    <QueryView query={query} skeleton={<CardSkeleton />}>
      {(mood) => (
        <Section>
          <AskedUnlessOff isOff={mood.show_mood_daily && !!check.data && isOff(check.data)}>
            <div className={styles.today}>
              {halvesToAsk(half, mood.md_mood_pm !== null).map((asked) => (
                <FeelingChoice key={asked} half={asked} chosen={mood[`md_mood_${asked}`]} />
              ))}
            </div>
            <MoodComment key={mood.sv_date} mood={mood} />
          </AskedUnlessOff>
        </Section>
      )}
    </QueryView>
  )
}

/** Who is off is not asked, and may say it all the same. */
function AskedUnlessOff({ isOff: isQuiet, children }: { isOff: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, open] = useDisclosure()
  if (!isQuiet || isOpen) return children
  return (
    <div className={styles.off}>
      <p>{t('mood.dayOff')}</p>
      <Button variant="default" onClick={open.open}>
        {t('mood.record')}
      </Button>
    </div>
  )
}

function Own({ date, today }: { date: string; today: string }) {
  const query = useQuery({ ...ownMonthQuery(date), placeholderData: keepPreviousData })
  return (
    <QueryView query={query} skeleton={<CardSkeleton />}>
      {(month) => <OwnMonth month={month} today={today} />}
    </QueryView>
  )
}

function Statistics({ date, by }: { date: string; by: MoodSearch['by'] }) {
  const query = useQuery({ ...statisticsQuery(date, by), placeholderData: keepPreviousData })
  return (
    <QueryView query={query} skeleton={<CardSkeleton />}>
      {(found) => <MoodFigures found={found} />}
    </QueryView>
  )
}
