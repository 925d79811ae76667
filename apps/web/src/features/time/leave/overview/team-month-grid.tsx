import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolidays } from '../../../../page/use-holidays.ts'
import { days, monthName, dayInPeriod, weekdayName } from '../../../../text/formats.ts'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import { type CalendarHoliday, isWholeHoliday } from '../../../../ui/time/calendar.ts'
import { dayColor } from '../../../../ui/time/day-color.ts'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { unitOf, useLeaveWords } from '../index.ts'
import styles from './team-leave.module.css'
import { type AwayDay, awayCount, type AwayRow, daysOfMonth } from './team-month.ts'

const DAY_WIDTH = 30

interface TeamMonthGridProps {
  month: string
  rows: readonly AwayRow[]
  today: string
  /** What the foot of the table counts. */
  counted: string
}

/** People by days, opened on today: whole days filled, parts of a day as a bar, what waits for a decision hatched. */
export function TeamMonthGrid({ month, rows, today, counted }: TeamMonthGridProps) {
  const { t } = useTranslation()
  const columns = useColumns({ month, rows, today, counted })
  return (
    <div className={styles.month} data-print="wide">
      <DataTable
        key={month}
        caption={t('leaveTeam.table', { month: monthName(month) })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.person.user_id}
        virtual
        virtualColumns
        opensOn={today}
        maxHeight="max(240px, calc(100dvh - 300px))"
      />
      <p className={styles.legend} aria-hidden>
        <span data-kind="full">{t('leaveTeam.legendFull')}</span>
        <span data-kind="part">{t('leaveTeam.legendPart')}</span>
        <span data-kind="pending">{t('leaveTeam.legendPending')}</span>
      </p>
    </div>
  )
}

function useColumns({ month, rows, today, counted }: TeamMonthGridProps): TableColumn<AwayRow>[] {
  const { t } = useTranslation()
  const holidays = useHolidays(Number(month.slice(0, 4)))
  return useMemo(() => {
    const day = (date: string): TableColumn<AwayRow> => ({
      key: date,
      // Of half a holiday no colour tells.
      header: [dayInPeriod(date), ...(holidays[date]?.isHalf ? [holidays[date].name] : [])].join(', '),
      head: <DayHead date={date} holiday={holidays[date]} />,
      width: DAY_WIDTH,
      tight: true,
      marks: marksOf(date, today, isWholeHoliday(holidays, date)),
      cell: (row) => <AwayCell away={row.days.get(date)} />,
      footer: awayCount(rows, date) || '',
    })
    return [
      {
        key: 'person',
        header: t('leaveTeam.person'),
        // Every month is as wide as the longest.
        width: 150 + DAY_WIDTH * (31 - daysOfMonth(month).length),
        pinned: true,
        cell: ({ person }) => <PersonChip name={person.username} team={person.team_name} size={24} />,
        footer: counted,
      },
      ...daysOfMonth(month).map(day),
      {
        key: 'sum',
        header: t('leaveTeam.sum'),
        width: 78,
        align: 'end',
        cell: (row) => <span className={styles.total}>{days(row.total)}</span>,
        footer: t('leaveTeam.people', { n: rows.length }),
      },
    ]
  }, [t, month, rows, today, holidays, counted])
}

function DayHead({ date, holiday }: { date: string; holiday: CalendarHoliday | undefined }) {
  return (
    <span className={styles.day} title={holiday?.name} data-half={holiday?.isHalf || undefined}>
      <span data-day={dayColor(date, holiday?.isHalf === false)}>{Number(date.slice(8))}</span>
      <small>{weekdayName(date)}</small>
    </span>
  )
}

function AwayCell({ away }: { away: readonly AwayDay[] | undefined }) {
  const { t } = useTranslation()
  const words = useLeaveWords()
  if (!away) return null
  const text = away
    .map(({ event, isPending }) => {
      const name = words.event(event)
      return isPending ? `${name} (${t('leaveTeam.legendPending')})` : name
    })
    .join(', ')
  const isFull = away.some((one) => one.isFullDay)
  const half = isFull ? undefined : unitOf(away[0]!.event.wk_event)
  return (
    <span
      className={styles.mark}
      data-full={isFull || undefined}
      data-half={half}
      data-pending={away.every((one) => one.isPending) || undefined}
      title={text}
      role="img"
      aria-label={text}
    />
  )
}

function marksOf(date: string, today: string, isHoliday: boolean) {
  const day = Temporal.PlainDate.from(date)
  const isOff = day.dayOfWeek > 5 || isHoliday
  return { 'data-off': isOff || undefined, 'data-today': date === today || undefined } as const
}
