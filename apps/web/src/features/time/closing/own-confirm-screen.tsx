import type { TFunction } from 'i18next'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmWorkTime } from '#contract/time/closing/closing.ts'
import { ApiError } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { dayRange, duration, shortDay } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { DisabledHint } from '../../../ui/input/disabled-hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Facts } from '../../../ui/page/facts.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { WorkTabs } from '../attendance/index.ts'
import { missedQuery, type OwnInfo, ownQuery } from './closing-queries.ts'
import type { OwnSearch } from './closing-search.ts'
import styles from './closing.module.css'
import { FillDaysDialog } from './fill-days-dialog.tsx'
import { badgeOf, partOf } from './partly-confirmed.ts'
import { PeriodSteps } from './period-steps.tsx'
import { ProblemLink } from './problem-link.tsx'
import { reopenedText } from './reopened-text.ts'

interface OwnConfirmScreenProps {
  search: OwnSearch
  go: (search: OwnSearch) => void
}

/** 근무 확정: the own period, what stands in the way, and the button. */
export function OwnConfirmScreen({ search, go }: OwnConfirmScreenProps) {
  const { t } = useTranslation()
  const query = useQuery({ ...ownQuery(search), placeholderData: keepPreviousData })
  return (
    <Page width="narrow">
      <PageHeader
        title={t('closing.own.title')}
        actions={query.data && <PeriodSteps period={query.data} go={(date) => go({ date })} />}
        tabs={<WorkTabs value="confirm" />}
      />
      <MissedDays />
      {wasNotThere(query.error) && !query.data ? (
        <NotThere onLast={() => go({})} />
      ) : (
        <QueryView query={query}>{(info) => <OwnPeriod info={info} />}</QueryView>
      )}
    </Page>
  )
}

function wasNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND'
}

/** A period before somebody joined: nothing is amiss, and the way back leads to the own one. */
function NotThere({ onLast }: { onLast: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('closing.own.notThere')}
      hint={t('closing.own.notThereHint')}
      action={
        <Button variant="default" onClick={onLast}>
          {t('closing.own.last')}
        </Button>
      }
    />
  )
}

function MissedDays() {
  const { t } = useTranslation()
  const { data: days = [] } = useQuery(missedQuery)
  const [isOpen, setOpen] = useState(false)
  if (days.length === 0) return null
  return (
    <Section title={t('closing.missed.title')} note={t('closing.missed.text')}>
      <Button onClick={() => setOpen(true)}>{t('closing.missed.fill')}</Button>
      {isOpen && <FillDaysDialog days={days} onClose={() => setOpen(false)} />}
    </Section>
  )
}

/** What days have beyond their eight hours, and what weeks or the settled month have beyond 40 besides. */
function beyondOf({ overtime_minutes: days, over_limit_minutes: weeks }: OwnInfo, t: TFunction): string {
  return weeks > 0
    ? t('closing.own.beyond', { days: duration(days), weeks: duration(weeks) })
    : duration(days)
}

function OwnPeriod({ info }: { info: OwnInfo }) {
  const { t } = useTranslation()
  return (
    <>
      <Section actions={<ConfirmButton info={info} />} title={dayRange(info.start_date, info.end_date)}>
        <Facts
          rows={[
            [t('closing.own.state'), <OwnState key="state" info={info} />],
            [t('closing.own.deadline'), <Deadline key="deadline" info={info} />],
            [t('closing.own.worked'), duration(info.work_minutes)],
            [t('closing.own.overtime'), beyondOf(info, t)],
          ]}
        />
      </Section>
      {!info.is_confirmed && (
        <Section title={t('closing.problems.title')}>
          {info.problems.length === 0 ? (
            <p className={styles.hint}>{t('closing.problems.none')}</p>
          ) : (
            <ul className={styles.problems}>
              {info.problems.map((problem) => (
                <li key={`${problem.wk_date} ${problem.kind} ${problem.drf_id}`}>
                  <ProblemLink problem={problem} />
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
    </>
  )
}

function Deadline({ info }: { info: OwnInfo }) {
  const { t } = useTranslation()
  const isPast = useIsPast(info)
  const date = shortDay(info.deadline_date)
  return isPast && !info.is_confirmed ? t('closing.own.deadlinePast', { date }) : date
}

function useIsPast({ deadline_date: deadline }: OwnInfo): boolean {
  return useCompanyNow().day > deadline
}

function OwnState({ info }: { info: OwnInfo }) {
  const { t } = useTranslation()
  const { manner, confirmed_date: date } = info
  const told = info.is_confirmed
    ? date &&
      manner &&
      t('closing.own.confirmedOn', { date: shortDay(date), manner: t(`closing.manner.${manner}`) })
    : partOf(info, t)
  return (
    <>
      <StatusBadge {...badgeOf(info, t)} />
      {told && <div>{told}</div>}
      {info.reopened_count > 0 && <div>{reopenedText(info, t)}</div>}
    </>
  )
}

function ConfirmButton({ info }: { info: OwnInfo }) {
  const { t } = useTranslation()
  const ask = useConfirm()
  const isPast = useIsPast(info)
  const act = useAction(confirmWorkTime)
  const body = (is_confirmed: boolean) => ({ body: { confirmed_date: info.end_date as never, is_confirmed } })
  const confirm = async () => {
    const missing = info.problems.filter(({ kind }) => kind === 'DAY').length
    const text = `${t('closing.own.confirmText')} ${t(isPast ? 'closing.own.forGood' : 'closing.own.untilThen', { date: shortDay(info.deadline_date) })}`
    const isSure = await ask({
      title: t('closing.own.confirmAsk', { period: dayRange(info.start_date, info.end_date) }),
      message: missing > 0 ? t('closing.own.confirmMissing', { n: missing, text }) : text,
      confirmText: t('closing.own.confirm'),
    })
    if (isSure)
      act.mutate(body(true), { onSuccess: () => notify({ text: t('closing.own.done'), tone: 'good' }) })
  }
  const takeBack = () =>
    act.mutate(body(false), { onSuccess: () => notify({ text: t('closing.own.takenBack'), tone: 'good' }) })
  return (
    <div className={styles.buttons}>
      {info.abilities.take_back && (
        <Button variant="default" loading={act.isPending} onClick={takeBack}>
          {t('closing.own.takeBack')}
        </Button>
      )}
      {!info.is_confirmed && (
        <DisabledHint reason={info.abilities.confirm ? null : t(`closing.own.${whyNot(info)}`)}>
          <Button loading={act.isPending} onClick={() => void confirm()}>
            {t('closing.own.confirm')}
          </Button>
        </DisabledHint>
      )}
    </div>
  )
}

function whyNot({ problems, is_over: isOver }: OwnInfo): 'blocked' | 'notOver' | 'nothing' {
  if (problems.some(({ kind }) => kind !== 'DAY')) return 'blocked'
  return isOver ? 'nothing' : 'notOver'
}
