import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { planLeave, readPromotion } from '#contract/time/leave-promotion/leave-promotion.ts'
import { useAction } from '../../../api/use-action.ts'
import { dayRange, days as daysText, shortDay } from '../../../text/formats.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DisabledHint } from '../../../ui/input/disabled-hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { askedToPlanQuery, LeaveTabs } from '../leave/index.ts'
import { type DayPlan, plannedDays, toBody } from './day-plan.ts'
import { PlanDays } from './plan-days.tsx'
import { PlannedDays } from './planned-days.tsx'
import { Papers } from './promotion-papers.tsx'
import { daysToPlanQuery, type Promotion } from './promotion-queries.ts'
import { OwnState } from './promotion-state.tsx'
import styles from './promotion.module.css'

/** 연차 사용 계획: what the company asked for, a calendar to answer with, and what was planned or fixed. */
export function PlanScreen() {
  const { t } = useTranslation()
  const query = useQuery(askedToPlanQuery)
  return (
    <Page>
      <PageHeader title={t('promotion.own.title')} tabs={<LeaveTabs value="plan" />} />
      <QueryView query={query}>
        {(all) => {
          const asks = all.filter(({ asked_datetime }) => asked_datetime !== null)
          if (asks.length === 0)
            return <EmptyState title={t('promotion.own.none')} hint={t('promotion.own.noneHint')} />
          return asks.map((ask) => <OwnAsk key={ask.id} ask={ask} />)
        }}
      </QueryView>
    </Page>
  )
}

function OwnAsk({ ask }: { ask: Promotion }) {
  const { t } = useTranslation()
  useReading(ask)
  return (
    <Section
      title={
        ask.left_days === null
          ? t('promotion.own.target', { days: daysText(ask.target_vacation_days) })
          : t('promotion.own.left', { days: daysText(ask.left_days) })
      }
      note={t('promotion.own.usable', { range: dayRange(ask.vacation_start_date, ask.vacation_end_date) })}
      actions={<OwnState ask={ask} />}
    >
      {ask.abilities.plan && <Planner ask={ask} />}
      {ask.step === 'NOTICE' && (
        <p className={styles.hint}>
          {t('promotion.own.over', { day: shortDay(ask.company_response_expiry_date) })}
        </p>
      )}
      {ask.noticed_datetime && <p className={styles.hint}>{t('promotion.own.fixed')}</p>}
      <PlannedDays ask={ask} />
      <Papers ask={ask} />
    </Section>
  )
}

/** That the request was seen is part of its proof: it is noted when it is on the screen. */
function useReading({ id, asked_datetime, read_datetime }: Promotion): void {
  const { mutate } = useAction(readPromotion)
  const isUnread = asked_datetime !== null && read_datetime === null
  useEffect(() => {
    if (isUnread) mutate({ params: { id } })
  }, [isUnread, id, mutate])
}

function Planner({ ask }: { ask: Promotion }) {
  const { t } = useTranslation()
  const query = useQuery(daysToPlanQuery(ask.id))
  const send = useAction(planLeave)
  const [plan, setPlan] = useState<DayPlan>({})
  const target = ask.days_to_plan
  const isWhole = plannedDays(plan) === target
  const submit = () =>
    send.mutate(
      { body: { plans: toBody(plan).map((day) => ({ ...day, vacation_ask: ask.id })) } },
      { onSuccess: () => notify({ text: t('promotion.own.done'), tone: 'good' }) },
    )
  return (
    <>
      <p className={styles.hint}>
        {t('promotion.own.text', { day: shortDay(ask.user_response_expiry_date!), target: daysText(target) })}
      </p>
      <QueryView query={query}>
        {(days) => <PlanDays days={days} target={target} plan={plan} onChange={setPlan} />}
      </QueryView>
      <div className={styles.buttons}>
        <DisabledHint reason={isWhole ? null : t('promotion.plan.notAll', { target: daysText(target) })}>
          <Button loading={send.isPending} onClick={submit}>
            {t('promotion.own.submit')}
          </Button>
        </DisabledHint>
      </div>
    </>
  )
}
