import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getComptime } from '#contract/time/work-events/comptime.ts'
import { COMPTIME } from '#rules/event-codes/event-codes.ts'
import { q } from '../../../api/query.ts'
import { days, duration, fromTo, shortDay, workClock } from '../../../text/formats.ts'
import { sentenceOf } from '../../../text/sentence-of.ts'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { WhyPanel } from '../../../ui/figures/why-panel.tsx'
import { ANNUAL } from './leave-draft.ts'
import { leaveInfoQuery, type Preview } from './leave-queries.ts'
import { PreviewPeople } from './preview-people.tsx'
import styles from './leave-request.module.css'
import { comingDays, type PreviewState } from './preview-state.ts'
import { WeekAhead } from './week-ahead.tsx'
import { useLeaveWords } from './use-leave-words.ts'
import { readableStep, roundDays } from './readable-step.ts'

const STANDARD_DAY = 480
const DAYS_IN_SIGHT = 9
const EMPTY_TEXTS = {
  day: 'leave.preview.empty',
  start: 'leave.preview.missingStart',
  end: 'leave.preview.missingEnd',
  occasion: 'leave.preview.missingOccasion',
} as const

/** What a request would mean, while it is being chosen. */
interface LeavePreviewProps {
  state: PreviewState
  shown: Preview | undefined
  kind: string
  /** Asked for oneself. */
  isOwn: boolean
  /** A form asks for it, which says itself who decides. */
  hasOtherLine?: boolean
}

export function LeavePreview({ state, shown, kind, isOwn, hasOtherLine = false }: LeavePreviewProps) {
  const { t } = useTranslation()
  const isAnnual = kind === ANNUAL
  return (
    <section
      className={styles.preview}
      aria-label={t('leave.preview.title')}
      aria-busy={state.kind === 'counting'}
    >
      {state.kind === 'missing' && (
        <div className={styles.empty}>
          <p>{t(state.what === 'day' && !isAnnual ? 'leave.preview.emptyOther' : EMPTY_TEXTS[state.what])}</p>
          {kind === COMPTIME && isOwn && <CompLeft />}
        </div>
      )}
      {state.kind === 'counting' && !shown && <CardSkeleton lines={5} />}
      {state.kind === 'refused' && (
        <Alert
          color="red"
          variant="light"
          title={t('leave.preview.refused')}
          role="alert"
          className={styles.problem}
        >
          {sentenceOf(state.error)}
        </Alert>
      )}
      {shown && state.kind !== 'missing' && state.kind !== 'refused' && (
        <div className={styles.counted} data-old={state.kind === 'counting' || undefined}>
          <Balance
            preview={shown}
            isAnnual={isAnnual}
            isShort={state.kind === 'blocked' && state.why === 'short'}
          />
          {shown.week && <WeekAhead week={shown.week} />}
          {shown.comp_minutes > 0 && (
            <p className={styles.quiet}>
              {t('leave.preview.compEarned', { time: duration(shown.comp_minutes) })}
            </p>
          )}
          {state.kind === 'blocked' && state.why !== 'coverage' && state.why !== 'alternative' && (
            <BlockedText why={state.why} preview={shown} isAnnual={isAnnual} isOwn={isOwn} />
          )}
          {shown.promised_date && <PromisedText day={shown.promised_date} />}
          <DayList preview={shown} heading={t(`leave.preview.${headingOf(kind, shown)}`)} />
          <PreviewPeople preview={shown} hasOtherLine={hasOtherLine} />
        </div>
      )}
    </section>
  )
}

/** Leave uses days; who works beyond the plan or elsewhere works on them. */
function headingOf(kind: string, { week }: Preview): 'counted' | 'worked' | 'elsewhere' {
  if (week !== null) return 'worked'
  return kind === 'HOME' || kind.startsWith('OUT') ? 'elsewhere' : 'counted'
}

/** Another request of one's own counts on the day. */
function PromisedText({ day }: { day: string }) {
  const { t } = useTranslation()
  return (
    <Alert
      color="amber"
      variant="light"
      title={t('leave.preview.promised')}
      className={styles.problem}
      data-mild
    >
      {t('leave.preview.promisedText', { day: shortDay(day) })}
    </Alert>
  )
}

/** What is left of the time off that overtime has earned, before anything is chosen. */
function CompLeft() {
  const { t } = useTranslation()
  const { data } = useQuery(q(getComptime, {}))
  if (!data) return null
  return (
    <p data-testid="comp-left">
      {t('leave.preview.compLeft', { time: duration(Math.max(0, data.left_minutes)) })}
    </p>
  )
}

interface BalanceProps {
  preview: Preview
  isAnnual: boolean
  isShort: boolean
}

function Balance({ preview, isAnnual, isShort }: BalanceProps) {
  const { t } = useTranslation()
  const words = useLeaveWords()
  const { data: info } = useQuery(leaveInfoQuery)
  const dayMinutes = info?.standard_day_minutes ?? STANDARD_DAY
  const [before, after] = balanceOf(preview)
  const coming = comingDays(preview)
  return (
    <div className={styles.balance} data-short={isShort || undefined}>
      <p className={styles.uses}>
        <span>{t(isAnnual ? 'leave.preview.uses' : 'leave.preview.takes')}</span>
        <strong data-testid="applied-days">{amountOf(preview)}</strong>
        {preview.trace.length > 0 && (
          <WhyPanel
            name={t('leave.preview.balanceName')}
            result={days(preview.applied_days)}
            trace={preview.trace.map((step) => readableStep(step, words, dayMinutes))}
          />
        )}
      </p>
      {preview.paid_days !== null && <PaidDays preview={preview} />}
      {before !== null && after !== null && (
        <p className={styles.beforeAfter} aria-live="polite">
          <span>
            {t('leave.preview.from')} <b>{before}</b>
          </span>
          <span aria-hidden>→</span>
          <span>
            {t('leave.preview.after')} <b data-after>{after}</b>
          </span>
        </p>
      )}
      {isAnnual && coming > 0 && (
        <p className={styles.quiet}>{t('leave.preview.coming', { days: days(coming) })}</p>
      )}
    </div>
  )
}

/** What of statutory leave the employer pays. */
function PaidDays({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const paid = preview.paid_days ?? 0
  return (
    <p className={styles.quiet}>
      {paid === 0 ? t('leave.preview.unpaid') : t('leave.preview.paid', { days: days(paid) })}
    </p>
  )
}

interface BlockedTextProps {
  why: 'none' | 'closed' | 'conflict' | 'short'
  preview: Preview
  isAnnual: boolean
  isOwn: boolean
}

function BlockedText({ why, preview, isAnnual, isOwn }: BlockedTextProps) {
  const { t } = useTranslation()
  const { data: info } = useQuery(leaveInfoQuery)
  // Grants that arise before the leave but after today cannot be used yet.
  const next = info?.next_grants.find(({ granted_on }) => granted_on <= (preview.counted_days[0]?.date ?? ''))
  const before = preview.v_days_before ?? 0
  const isTime = preview.v_minutes_before !== null
  const lack = roundDays(preview.applied_days - before)
  const text = {
    none: () => t(isAnnual ? 'leave.preview.noneText' : 'leave.preview.noneOther'),
    closed: () => t('leave.preview.closedText', { day: shortDay(preview.closed_date ?? '') }),
    conflict: () => t('leave.preview.conflictText', { day: shortDay(preview.conflict_date ?? '') }),
    short: () =>
      !isAnnual
        ? t('leave.preview.shortGivenText', {
            left: isTime ? duration(Math.max(0, preview.v_minutes_before!)) : days(Math.max(0, before)),
            need: amountOf(preview),
          })
        : lack > 0
          ? t('leave.preview.shortText', {
              left: days(Math.max(0, before)),
              need: days(preview.applied_days),
              lack: days(lack),
            })
          : t('leave.preview.shortSplit', { left: days(before) }),
  }[why]()
  return (
    <Alert
      color={why === 'none' ? 'amber' : 'red'}
      data-mild={why === 'none' || undefined}
      variant="light"
      title={t(
        why === 'short' && !isAnnual
          ? isTime
            ? 'leave.preview.shortTime'
            : 'leave.preview.shortGiven'
          : `leave.preview.${why}`,
      )}
      role="alert"
      className={styles.problem}
    >
      {text}
      {why === 'short' && isAnnual && isOwn && next && (
        <> {t('leave.preview.shortNext', { day: shortDay(next.granted_on), days: days(next.days) })}</>
      )}
    </Alert>
  )
}

/** What is left before a request and after it, null where nothing limits it. Earned time off is told in hours. */
export function balanceOf(preview: Preview): [string, string] | [null, null] {
  const { v_minutes_before: minutes, v_days_before: before, v_days_after: after } = preview
  if (minutes !== null) return [duration(minutes), duration(Math.max(0, preview.v_minutes_after ?? 0))]
  return before === null || after === null ? [null, null] : [days(before), days(after)]
}

const isInHours = ({ week, v_minutes_before }: Preview) => week !== null || v_minutes_before !== null

/** What a request takes: work beyond the plan and the time off that it earns in hours, the rest in days. */
export function amountOf(preview: Preview): string {
  const { applied_days, counted_days } = preview
  return isInHours(preview)
    ? duration(counted_days.reduce((sum, { minutes }) => sum + minutes, 0))
    : days(applied_days)
}

/** Each day with what it takes, in the order of the calendar; days that do not count say why. */
function DayList({ preview, heading }: { preview: Preview; heading: string }) {
  const { t } = useTranslation()
  const { evt_start_time: start, evt_end_time: end } = preview
  const counted = preview.counted_days.map(({ date, days: taken, minutes }) => ({
    date,
    text: isInHours(preview) ? duration(minutes) : days(taken),
    name: '',
    isCounted: true,
  }))
  const skipped = preview.skipped_days.map(({ date, reason, name }) => ({
    date,
    text: days(0),
    name: name || (reason === 'OFF' ? t('leave.preview.weekend') : ''),
    isCounted: false,
  }))
  const all = [...counted, ...skipped].toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <div>
      <h3 className={styles.part}>{heading}</h3>
      {/* A long list scrolls by itself; then it must be reachable by keyboard. */}
      <div
        className={styles.dayScroll}
        role="group"
        aria-label={heading}
        tabIndex={all.length > DAYS_IN_SIGHT ? 0 : undefined}
      >
        <ul className={styles.dayList}>
          {all.map(({ date, text, name, isCounted }) => (
            <li key={date} data-skipped={!isCounted || undefined}>
              <span>{shortDay(date)}</span>
              <span>
                {name || (isCounted && start && end ? fromTo(workClock(start), workClock(end)) : '')}
              </span>
              <b>{text}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
