import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayRange, days, duration, fromTo, shortDay, workClock } from '../../../../text/formats.ts'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { DisabledHint } from '../../../../ui/input/disabled-hint.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { AskCancelButton } from '../changes/ask-cancel-button.tsx'
import { CancelDaysButton } from '../changes/cancel-days-button.tsx'
import { ChangeButton } from '../changes/change-button.tsx'
import { OccasionDay } from '../changes/occasion-day.tsx'
import {
  filedEventsQuery,
  isHeld,
  type LeaveEvent,
  type LeaveYear,
  ownEventsQuery,
  useLeaveWords,
} from '../index.ts'
import styles from './leave-screen.module.css'
import { documentHref, filedHref, meaningOf } from './leave-states.ts'
import { useCancelLeave } from './use-cancel-leave.tsx'
import { rangesOf } from './year-strip.ts'

/** My requests of a leave year, newest first; behind the current year also those of the next. */
export function LeaveRequests({ year }: { year: LeaveYear | undefined }) {
  const { t } = useTranslation()
  const ranges = year ? rangesOf(year) : []
  const reads = useQueries({ queries: ranges.map(([from, to]) => ownEventsQuery(from, to)) })
  const failed = reads.find((read) => read.error)
  const rows = reads.every((read) => read.data)
    ? mergedOf(reads.flatMap((read) => read.data?.results ?? []))
    : undefined
  return (
    <DataTable
      caption={t('leave.list.title')}
      columns={useColumns()}
      rows={rows}
      rowKey={(event) => event.wk_event_id}
      rowHref={documentHref}
      isLoading={reads.some((read) => read.isPending)}
      error={failed?.error}
      onRetry={() => void Promise.all(reads.map((read) => read.refetch()))}
      empty={{ title: t('leave.list.empty'), hint: t('leave.list.emptyHint') }}
    />
  )
}

/** What one has asked for in the name of others, in the same years: to be found, read, and taken back. Nothing where there is none. */
export function FiledRequests({ year }: { year: LeaveYear }) {
  const { t } = useTranslation()
  const columns = useColumns()
  const reads = useQueries({ queries: rangesOf(year).map(([from, to]) => filedEventsQuery(from, to)) })
  const rows = mergedOf(reads.flatMap((read) => read.data?.results ?? []))
  if (rows.length === 0) return null
  const person: TableColumn<LeaveEvent> = {
    key: 'person',
    header: t('leave.form.forWhom'),
    width: 130,
    cell: personOf,
  }
  return (
    <Section title={t('leave.list.filed')} flush>
      <DataTable
        caption={t('leave.list.filed')}
        columns={[person, ...columns]}
        rows={rows}
        rowKey={(event) => event.wk_event_id}
        rowHref={filedHref}
        empty={{ title: t('leave.list.empty') }}
      />
    </Section>
  )
}

const personOf = ({ username, team_name: team }: LeaveEvent) => <PersonChip name={username} team={team} />

function useColumns(): TableColumn<LeaveEvent>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'when',
      header: t('leave.list.when'),
      cell: (event) => <WhenText event={event} />,
    },
    { key: 'unit', header: t('leave.list.unit'), cell: (event) => <UnitText event={event} /> },
    {
      key: 'days',
      header: t('leave.list.days'),
      width: 70,
      align: 'end',
      cell: amountOf,
    },
    {
      key: 'state',
      header: t('leave.list.state'),
      width: 100,
      cell: (event) => (
        <StatusBadge meaning={meaningOf(event.drf_status)} label={t(`leave.list.state${stateOf(event)}`)} />
      ),
    },
    {
      key: 'action',
      header: t('leave.list.acts'),
      acts: true,
      width: 140,
      align: 'end',
      cell: (event) => <Acts event={event} />,
    },
  ]
}

/** Days that were cancelled alone lie in the range, or beside it. */
function WhenText({ event }: { event: LeaveEvent }) {
  const { t } = useTranslation()
  const gone = isHeld(event) ? event.canceled_days : []
  return (
    <span className="numeric">
      {dayRange(event.wk_start_date, event.wk_end_date)}
      {gone.length > 0 && (
        <span className={styles.gone}>
          {t('leave.cancel.gone', { days: gone.map((day) => shortDay(day)).join(', ') })}
        </span>
      )}
    </span>
  )
}

function UnitText({ event }: { event: LeaveEvent }) {
  const words = useLeaveWords()
  const { evt_start_time: start, evt_end_time: end } = event
  return (
    <span>
      {words.event(event)}
      {start && end && <span className={styles.time}>{fromTo(workClock(start), workClock(end))}</span>}
      {event.wk_comment && <span className={styles.gone}>{event.wk_comment}</span>}
      {isHeld(event) && event.wk_occasion_date !== null && (
        <span className={styles.gone}>
          <OccasionDay event={event} />
        </span>
      )}
    </span>
  )
}

/** Changes and cancels; where one of them cannot be, the reason stands on the button. What is over has neither. */
function Acts({ event }: { event: LeaveEvent }) {
  if (!isHeld(event)) return <span className="quiet">–</span>
  return (
    <span className={styles.acts}>
      <ChangeButton event={event} />
      <CancelButton event={event} />
    </span>
  )
}

/** Where one may not cancel alone, the line may agree to it. */
function CancelButton({ event }: { event: LeaveEvent }) {
  const { abilities, cancel_drf_id: asked } = event
  if (asked === null && event.cancel_days.length > 0) return <CancelDaysButton event={event} />
  return !abilities.cancel && (abilities.ask_cancel || asked !== null) ? (
    <AskCancelButton event={event} />
  ) : (
    <CancelAloneButton event={event} />
  )
}

function CancelAloneButton({ event }: { event: LeaveEvent }) {
  const { t } = useTranslation()
  const { title } = useLeaveWords()
  const cancel = useCancelLeave()
  return (
    <DisabledHint reason={!event.abilities.cancel && t('leave.list.cannotCancel')}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('leave.list.cancelOf', { title: title(event) })}
        onClick={() => void cancel(event)}
      >
        {t('leave.list.action')}
      </Button>
    </DisabledHint>
  )
}

/** What of it is work beyond the plan is told in hours. */
function amountOf(event: LeaveEvent): string {
  return event.wk_event.startsWith('WORK:') ? duration(event.applied_minutes) : days(event.applied_days)
}

function stateOf({ drf_status }: LeaveEvent): Exclude<LeaveEvent['drf_status'], 'INFORMED'> {
  // Leave is never only announced; a document that is counts as approved.
  return drf_status === 'INFORMED' ? 'APPROVED' : drf_status
}

// A request over the end of the year stands in both ranges.
function mergedOf(events: readonly LeaveEvent[]): LeaveEvent[] {
  const byId = new Map(events.map((event) => [event.wk_event_id, event]))
  return [...byId.values()].toSorted(
    (a, b) => b.wk_start_date.localeCompare(a.wk_start_date) || b.wk_event_id - a.wk_event_id,
  )
}
