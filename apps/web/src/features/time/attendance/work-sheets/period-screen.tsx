import { SegmentedControl } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { getWorkTime } from '#contract/time/attendance/attendance.ts'
import { getWorkTimeYear } from '#contract/time/attendance/attendance-periods.ts'
import { q } from '../../../../api/query.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import { seesOthers, useProfile } from '../../../../page/profile.ts'
import { type CompanyNow, useCompanyNow } from '../../../../page/use-company-now.ts'
import { fromTo, moment, shortDay } from '../../../../text/formats.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { PeriodNav } from '../../../../ui/time/period-nav.tsx'
import { minuteInDay, minutesOf, useWorkCheck, WorkTabs } from '../index.ts'
import { DayBars } from './day-bars.tsx'
import type { PeriodSearch } from './period-view.ts'
import styles from './period.module.css'
import { MonthGauge } from './month-gauge.tsx'
import { MonthChart } from './month-chart.tsx'
import { PersonChoice } from './person-choice.tsx'
import { Totals } from './totals.tsx'
import { WeekGauge } from './week-gauge.tsx'
import { wholeDays, type WorkTime } from './whole-days.ts'
import { YearSheet } from './year-sheet.tsx'

const DayRecordSheet = lazyPart(
  ['dayRecord'],
  () => import('../day-record/day-record-sheet.tsx'),
  'DayRecordSheet',
)

// Where the own day is not known yet, lunch is drawn where most companies have it.
const USUAL_LUNCH = { from: 720, to: 780 }

function periodQueries(search: PeriodSearch, today: string) {
  const whose = { date: (search.date ?? today) as never, ...(search.user && { user_id: search.user }) }
  const type = search.view === 'month' ? ('month' as const) : ('week' as const)
  const isYear = search.view === 'year'
  const kept = { staleTime: 60_000, placeholderData: keepPreviousData }
  return {
    days: { ...q(getWorkTime, { query: { type, ...whose } }), ...kept, select: wholeDays, enabled: !isYear },
    year: { ...q(getWorkTimeYear, { query: whose }), ...kept, enabled: isYear },
  }
}

interface PeriodScreenProps {
  search: PeriodSearch
  go: (search: PeriodSearch) => void
  /** What another feature offers for the days of the person who is shown. */
  offered?: ReactNode
  /** What another feature tells of these days of a person. */
  told?: (userId: number, from: string, to: string) => ReactNode
}

/** A person's week or month: bars by day, sums, and the judgement of the week. */
export function PeriodScreen({ search, go, offered, told }: PeriodScreenProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const now = useCompanyNow()
  const view = search.view ?? 'week'
  const queries = periodQueries(search, now.workDay)
  const query = useQuery(queries.days)
  const year = useQuery(queries.year)
  const isOther = search.user !== undefined && search.user !== profile.id
  const person = view === 'year' ? year.data : query.data
  const title =
    isOther && person ? t('attendance.me.titleOf', { name: person.username }) : t('attendance.me.title')
  return (
    <Page>
      <PageHeader
        title={title}
        description={isOther ? person?.team_name : undefined}
        actions={
          seesOthers(profile) && <PersonChoice user={search.user} go={(user) => go({ ...search, user })} />
        }
        tabs={<WorkTabs value="me" />}
      />
      <div className={styles.tools}>
        <PeriodNav
          unit={view}
          value={search.date ?? now.workDay}
          onChange={(date) => go({ ...search, date })}
          today={now.workDay}
        />
        <SegmentedControl
          aria-label={t('attendance.me.view')}
          data={[
            { value: 'week', label: t('attendance.me.week') },
            { value: 'month', label: t('attendance.me.month') },
            { value: 'year', label: t('attendance.me.year') },
          ]}
          value={view}
          onChange={(next) => go({ ...search, view: next === 'week' ? undefined : (next as typeof view) })}
        />
        {offered}
      </div>
      {view === 'year' ? (
        <QueryView query={year} skeleton={<RowsSkeleton rows={12} />}>
          {(found) => <YearSheet year={found} user={search.user} />}
        </QueryView>
      ) : (
        <QueryView query={query} skeleton={<RowsSkeleton rows={7} />}>
          {(time) => (
            <>
              <Period
                time={time}
                now={now}
                isBusy={query.isPlaceholderData}
                onOpen={(record) => go({ ...search, record })}
              />
              {told?.(search.user ?? profile.id, time.start_date, time.end_date)}
            </>
          )}
        </QueryView>
      )}
      <Suspense>
        {search.record && (
          <DayRecordSheet
            date={search.record}
            userId={search.user}
            isToCorrect={search.act === 'correct'}
            onClose={() => go({ ...search, record: undefined, act: undefined })}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** What of the days is confirmed, so that nobody opens one to find that it cannot be changed. */
function Confirmed({ stretches }: { stretches: WorkTime['confirmed'] }) {
  const { t } = useTranslation()
  if (stretches.length === 0) return null
  const spans = stretches.map(({ start_date: from, end_date: to }) =>
    from === to ? shortDay(from) : fromTo(shortDay(from), shortDay(to)),
  )
  return (
    <p className={styles.confirmed}>
      <IconLock size={16} stroke={1.8} aria-hidden />
      {t('attendance.me.confirmed', { days: spans.join(', ') })}
    </p>
  )
}

interface PeriodProps {
  time: WorkTime
  now: CompanyNow
  isBusy: boolean
  onOpen: (date: string) => void
}

function Period({ time, now, isBusy, onOpen }: PeriodProps) {
  const { t } = useTranslation()
  const { data: check } = useWorkCheck()
  const today = check?.wk_date ?? now.workDay
  const lunch = check
    ? { from: minutesOf(check.lunch_start_time), to: minutesOf(check.lunch_end_time) }
    : USUAL_LUNCH
  return (
    <div className={styles.period} data-busy={isBusy || undefined}>
      {time.week && <WeekGauge time={time} isNow={time.start_date <= today && today <= time.end_date} />}
      {!time.week && <MonthGauge time={time} />}
      <Confirmed stretches={time.confirmed} />
      <Totals time={time} />
      {!time.week && <MonthChart time={time} />}
      <Section flush>
        <DayBars time={time} lunch={lunch} today={today} now={minuteInDay(today, now)} onOpen={onOpen} />
      </Section>
      {time.updated_datetime && (
        <p className={styles.updated}>
          {t('attendance.me.updated', { time: moment(time.updated_datetime) })}
        </p>
      )}
    </div>
  )
}
