import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { seesOthers, useProfile } from '../../../../page/profile.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { CardSkeleton } from '../../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { SubscribeButton } from '../../calendars/index.ts'
import { leaveInfoQuery, type LeaveYear, leaveYearsQuery, openLeaveRequest } from '../index.ts'
import { YearDownload } from '../sheets/year-download.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { LeaveFigures } from './leave-figures.tsx'
import { LeaveGrants } from './leave-grants.tsx'
import { FiledRequests, LeaveRequests } from './leave-requests.tsx'
import { LeaveTabs } from './leave-tabs.tsx'
import { LeaveYearCard } from './leave-year-card.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { yearOrCurrent } from './year-strip.ts'

const route = getRouteApi('/main/leave/')

/** My leave at a glance: what is left, the year, what was asked for, and where the days come from. */
export function LeaveScreen() {
  const { t } = useTranslation()
  const { year, new: isNew, kind, from } = route.useSearch()
  const navigate = useNavigate()
  const info = useQuery(leaveInfoQuery)
  const years = useQuery(leaveYearsQuery)

  useEffect(() => {
    if (!isNew) return
    openLeaveRequest({ ...(kind && { kind }), ...(from && { wk_start_date: from, wk_end_date: from }) })
    void navigate({ to: '/main/leave', search: { year }, replace: true })
  }, [isNew, year, kind, from, navigate])

  return (
    <Page>
      <PageHeader
        title={t('leave.title')}
        actions={
          <>
            <SubscribeButton label={t('leave.subscribe')} />
            <Button variant="default" onClick={() => openLeaveRequest({ kind: 'HOME' })}>
              {t('leave.requestWork')}
            </Button>
            <Button leftSection={<IconPlus size={16} />} onClick={() => openLeaveRequest()}>
              {t('leave.request')}
            </Button>
          </>
        }
        tabs={<LeaveTabs value="mine" />}
      />
      <DraftNotice />
      <PlanNotice />
      <QueryView query={info} skeleton={<CardSkeleton lines={2} />}>
        {(balance) => <LeaveFigures info={balance} years={years.data ?? []} />}
      </QueryView>
      <QueryView query={years} skeleton={<CardSkeleton lines={4} />}>
        {(list) => <YearSections years={list} shown={yearOrCurrent(list, year)} />}
      </QueryView>
    </Page>
  )
}

function YearSections({ years, shown }: { years: readonly LeaveYear[]; shown: LeaveYear | undefined }) {
  const { t } = useTranslation()
  const { data: info } = useQuery(leaveInfoQuery)
  const { day: today } = useCompanyNow()
  const profile = useProfile()
  return (
    <>
      {shown && <LeaveYearCard years={years} year={shown} />}
      <Section
        title={t('leave.list.title')}
        actions={shown && <YearDownload from={shown.start_date} to={shown.end_date} />}
        flush
      >
        <LeaveRequests year={shown} />
      </Section>
      {shown && seesOthers(profile) && <FiledRequests year={shown} />}
      <Section title={t('leave.grant.title')} note={t('leave.grant.note')} flush>
        <LeaveGrants year={shown} info={info} asOf={info?.as_of ?? today} />
      </Section>
    </>
  )
}
