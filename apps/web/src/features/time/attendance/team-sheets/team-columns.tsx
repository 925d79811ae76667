import type { TFunction } from 'i18next'
import type { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import type { listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { duration, fromTo, dayInPeriod, weekdayName } from '../../../../text/formats.ts'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../../ui/table/data-table.tsx'
import { MissingBadge, MEANINGS, workClock } from '../index.ts'
import styles from './team-sheets.module.css'

export type DayRow = EndpointResponse<typeof listTeamDaily>['results'][number]
export type WeekRow = EndpointResponse<typeof listTeamWeek>['results'][number]

const clock = (time: string | null) => (time ? workClock(time) : '–')
const minutes = (n: number) => (n > 0 ? duration(n) : '–')
const span = (from: string | null, to: string | null) =>
  from ? fromTo(workClock(from), to ? workClock(to) : '') : '–'

function personColumn<R extends { username: string; team_name: string | null }>(
  t: TFunction,
  width = 132,
): TableColumn<R> {
  return {
    key: 'username',
    header: t('teamSheets.person'),
    width,
    pinned: true,
    cell: (row) => <PersonChip name={row.username} team={row.team_name} />,
  }
}

/** One day of each person: when, how long, and what was taken out or added. */
export function dayColumns(t: TFunction): TableColumn<DayRow>[] {
  const sum = (
    text: 'worked' | 'overtime' | 'excluded',
    valueOf: (row: DayRow) => number,
    hideBelow?: 'phone' | 'tablet',
  ): TableColumn<DayRow> => ({
    key: text,
    header: t(`teamSheets.${text}`),
    // Of two digits each, "11시간 37분", in one line.
    width: 98,
    align: 'end',
    cell: (row) => minutes(valueOf(row)),
    ...(hideBelow && { hideBelow }),
  })
  return [
    personColumn<DayRow>(t),
    {
      key: 'status',
      header: t('teamSheets.status'),
      width: 132,
      cell: (row) =>
        row.missing ? <MissingBadge kind={row.missing} /> : <StatusBadge meaning={MEANINGS[row.onduty]} />,
    },
    {
      key: 'planned',
      header: t('teamSheets.planned'),
      width: 128,
      hideBelow: 'tablet',
      cell: (row) => span(row.sch_start_time, row.sch_end_time),
    },
    {
      key: 'in',
      header: t('teamSheets.in'),
      width: 92,
      cell: (row) => (
        <span className={styles.in}>
          {clock(row.wk_start_time)}
          {row.late_minutes > 0 && (
            <small className={styles.late}>
              {t('attendance.today.lateOf', { time: duration(row.late_minutes) })}
            </small>
          )}
        </span>
      ),
    },
    { key: 'out', header: t('teamSheets.out'), width: 92, cell: (row) => clock(row.wk_end_time) },
    sum('worked', (row) => row.work_minutes),
    sum('overtime', (row) => row.overtime_minutes, 'phone'),
    sum('excluded', (row) => row.excluded_minutes, 'tablet'),
    {
      key: 'events',
      header: t('teamSheets.events'),
      width: 96,
      hideBelow: 'phone',
      cell: (row) => row.events.map((event) => event.title).join(', ') || '–',
    },
  ]
}

const WEEK_WIDTHS = { person: 148, day: 106, total: 124, over40: 112 }
/** All of it beside the sidebar of a small window. */
const MEDIUM_WIDTHS: typeof WEEK_WIDTHS = { person: 132, day: 90, total: 116, over40: 112 }
/** All of it beside the sidebar of a tablet; what is longer is written in two lines. */
const NARROW_WIDTHS: typeof WEEK_WIDTHS = { person: 124, day: 64, total: 84, over40: 82 }

export type WeekRoom = 'wide' | 'medium' | 'narrow'
const WIDTHS = { wide: WEEK_WIDTHS, medium: MEDIUM_WIDTHS, narrow: NARROW_WIDTHS } satisfies Record<
  WeekRoom,
  unknown
>

/** Seven days beside each other, with the sum and whether it goes beyond 40 hours. */
export function weekColumns(t: TFunction, week: readonly string[], room: WeekRoom): TableColumn<WeekRow>[] {
  const widths = WIDTHS[room]
  const dayColumn = (day: string): TableColumn<WeekRow> => ({
    key: day,
    header: dayInPeriod(day),
    head: (
      <span className={styles.head}>
        {Number(day.slice(8))} {weekdayName(day)}
      </span>
    ),
    width: widths.day,
    tight: true,
    align: 'end',
    hideBelow: 'phone',
    cell: (row) => <WeekDay row={row} day={day} t={t} />,
  })
  return [
    personColumn<WeekRow>(t, widths.person),
    ...week.map(dayColumn),
    {
      key: 'total',
      header: t('teamSheets.total'),
      width: widths.total,
      tight: true,
      align: 'end',
      cell: (row) => (
        <span className={styles.total}>
          {minutes(row.days.reduce((sum, day) => sum + day.work_minutes, 0))}
        </span>
      ),
    },
    {
      key: 'over40',
      header: t('teamSheets.over40'),
      width: widths.over40,
      align: 'end',
      cell: (row) =>
        row.week && row.week.over_40h_minutes > 0 ? (
          <strong className={styles.over} data-over={row.week.status === 'OVER_52' || undefined}>
            {duration(row.week.over_40h_minutes)}
          </strong>
        ) : (
          '–'
        ),
    },
  ]
}

/** What a day of somebody's week was: how long, from when to when, what is missing, excluded, and leave. */
export function WeekDay({ row, day, t }: { row: WeekRow; day: string; t: TFunction }) {
  const stored = row.days.find((one) => one.wk_date === day)
  const missing = row.missing.find((one) => one.wk_date === day)
  if (!stored && !missing) return <span className="quiet">–</span>
  return (
    <span className={styles.day}>
      {stored && stored.work_minutes > 0 && duration(stored.work_minutes)}
      {stored?.wk_start_time && <small>{span(stored.wk_start_time, stored.wk_end_time)}</small>}
      {missing && <small className={styles.missing}>{t(`attendance.missing.${missing.kind}`)}</small>}
      {stored && stored.excluded_minutes > 0 && (
        <small>{t('attendance.today.excludedOf', { time: duration(stored.excluded_minutes) })}</small>
      )}
      {stored && stored.leave_minutes > 0 && (
        <small>
          {t('teamSheets.leave')} {duration(stored.leave_minutes)}
        </small>
      )}
    </span>
  )
}
