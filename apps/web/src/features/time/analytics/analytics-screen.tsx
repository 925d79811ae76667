import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadComparison } from '#contract/time/analytics/analytics.ts'
import { saveFile } from '../../../api/save-file.ts'
import { seesOthers, useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { dayRange } from '../../../text/formats.ts'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PeriodNav } from '../../../ui/time/period-nav.tsx'
import { TeamFilter } from '../attendance/index.ts'
import { DaysChart, TeamsChart, TimesChart } from './analytics-charts.tsx'
import { AnalyticsFigures } from './analytics-figures.tsx'
import { analyticsQueries } from './analytics-queries.ts'
import { AnalyticsTeams } from './analytics-teams.tsx'
import type { AnalyticsSearch, Comparison, StartAndEnd } from './analytics-view.ts'
import styles from './analytics.module.css'

interface AnalyticsScreenProps {
  search: AnalyticsSearch
  go: (search: AnalyticsSearch) => void
}

/** 근무 분석: a week or month against the one before. Leaders and admins see their teams, others themselves. */
export function AnalyticsScreen({ search, go }: AnalyticsScreenProps) {
  const { t } = useTranslation()
  const isOwn = !seesOthers(useProfile())
  const { workDay: today } = useCompanyNow()
  // On a Monday the week before is what there is to look at.
  const date = search.date ?? Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  const { comparison, times, file } = analyticsQueries({ ...search, date })
  const compared = useQuery({ ...comparison, placeholderData: keepPreviousData })
  const { data: startsAndEnds } = useQuery({ ...times, placeholderData: keepPreviousData })
  const unit = search.view ?? 'week'
  return (
    <Page>
      <PageHeader
        title={t('analytics.title')}
        description={compared.data && describe(compared.data, t)}
        actions={!isOwn && <FileButton file={file} />}
      />
      <div className={styles.tools}>
        <PeriodNav unit={unit} value={date} onChange={(date) => go({ ...search, date })} today={today} />
        <SegmentedControl
          aria-label={t('analytics.kind')}
          data={[
            { value: 'week', label: t('analytics.week') },
            { value: 'month', label: t('analytics.month') },
          ]}
          value={unit}
          onChange={(next) => go({ ...search, view: next === 'month' ? 'month' : undefined })}
        />
        {!isOwn && <TeamFilter team={search.team} onChange={(team) => go({ ...search, team })} />}
      </div>
      <QueryView query={compared} skeleton={<CardSkeleton />}>
        {(found) => (
          <div className={styles.body} data-busy={compared.isPlaceholderData || undefined}>
            <Compared comparison={found} times={startsAndEnds} isOwn={isOwn} />
          </div>
        )}
      </QueryView>
    </Page>
  )
}

function FileButton({ file }: { file: ReturnType<typeof analyticsQueries>['file'] }) {
  const { t } = useTranslation()
  const save = useMutation({
    mutationFn: () => saveFile(downloadComparison, file),
    meta: { errors: 'notify' },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('analytics.download')}
    </Button>
  )
}

interface ComparedProps {
  comparison: Comparison
  times: StartAndEnd | undefined
  isOwn: boolean
}

function Compared({ comparison, times, isOwn }: ComparedProps) {
  const { t } = useTranslation()
  return (
    <>
      <AnalyticsFigures comparison={comparison} times={times} isOwn={isOwn} />
      <div className={styles.pair}>
        <DaysChart comparison={comparison} isOwn={isOwn} />
        {comparison.teams.length > 1 && <TeamsChart teams={comparison.teams} />}
        {times && (
          <>
            <TimesChart title={t('analytics.starts')} slots={times.starts} />
            <TimesChart title={t('analytics.ends')} slots={times.ends} />
          </>
        )}
      </div>
      {!isOwn && <AnalyticsTeams teams={comparison.teams} />}
    </>
  )
}

function describe(found: Comparison, t: TFunction): string {
  if (found.until_date === null) return t('analytics.notYet')
  return t('analytics.compared', {
    now: dayRange(found.start_date, found.until_date),
    before: dayRange(found.before_start_date, found.before_until_date ?? found.before_end_date),
  })
}
