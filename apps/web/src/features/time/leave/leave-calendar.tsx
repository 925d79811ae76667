import { DatePicker } from '@mantine/dates'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolidays } from '../../../page/use-holidays.ts'
import { dayRange, longDay, today } from '../../../text/formats.ts'
import { useCalendar } from '../../../ui/time/calendar.ts'
import { type DayMark, marksOf } from './calendar-marks.ts'
import type { LeaveDraft } from './leave-draft.ts'
import { eventsOfQuery, ownEventsQuery } from './leave-queries.ts'
import styles from './leave-calendar.module.css'
import form from './leave-request.module.css'
import { useLeaveWords } from './use-leave-words.ts'

interface LeaveCalendarProps {
  draft: LeaveDraft
  /** For whom it is, when not for oneself. */
  userId: number | undefined
  error: ReactNode
  onDays: (first: string | null, second: string | null) => void
}

/** A month in the dialog: public holidays and the leave of the person are marked; a range for whole days, else one day. */
export function LeaveCalendar({ draft, userId, error, onDays }: LeaveCalendarProps) {
  const { t } = useTranslation()
  const id = useId()
  const [month, setMonth] = useState(draft.wk_start_date || today())
  const [half, setHalf] = useState<string | null>(null)
  const { hasHalves, hasPending, ...calendar } = useMarkedCalendar(month, userId)
  const isRange = draft.unit === 'FULL'
  // The first press of a range is one day already; the second one makes it longer.
  const isHalf =
    isRange && half !== null && half === draft.wk_start_date && draft.wk_end_date === draft.wk_start_date
  const shared = {
    ...calendar,
    date: month,
    onDateChange: setMonth,
    hideOutsideDates: true,
    fullWidth: true,
    size: 'sm' as const,
    classNames: { day: styles.day },
  }
  return (
    <div>
      <span className={form.label} id={id}>
        {t('leave.form.days')}
        {draft.wk_start_date && (
          <b className={styles.chosen}>
            {dayRange(draft.wk_start_date, draft.wk_end_date || draft.wk_start_date)}
          </b>
        )}
      </span>
      <div role="group" aria-labelledby={id} className={styles.calendar}>
        {isRange ? (
          <DatePicker
            {...shared}
            type="range"
            allowSingleDateInRange
            value={isHalf ? [half, null] : [draft.wk_start_date || null, draft.wk_end_date || null]}
            onChange={([first, second]) => {
              setHalf(second === null ? first : null)
              onDays(first, second)
            }}
          />
        ) : (
          <DatePicker {...shared} value={draft.wk_start_date || null} onChange={(day) => onDays(day, day)} />
        )}
      </div>
      <p className={error ? form.wrong : styles.hint} role={error ? 'alert' : undefined}>
        {error ??
          (isHalf
            ? t('leave.form.rangeNext')
            : isRange
              ? t('leave.form.rangeHint')
              : // What has been done is not asked for.
                draft.wk_start_date === '' && t('leave.form.dayHint'))}
      </p>
      <p className={styles.legend} aria-hidden>
        <span data-mark="holiday">{t('leave.form.legendHoliday')}</span>
        {hasHalves && <span data-mark="half">{t('leave.form.legendHalf')}</span>}
        <span data-mark="leave">{t('leave.form.legendLeave')}</span>
        {hasPending && <span data-mark="pending">{t('leave.form.legendPending')}</span>}
      </p>
    </div>
  )
}

/** The kit's calendar with the leave of the person on its days, for the year in view. */
function useMarkedCalendar(month: string, userId: number | undefined) {
  const { t } = useTranslation()
  const words = useLeaveWords()
  const year = month.slice(0, 4)
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const own = ownEventsQuery(from, to)
  const { data } = useQuery(userId === undefined ? own : eventsOfQuery(userId, from, to))
  const marks = marksOf(from, to, data?.results ?? [], useHolidays(Number(year)))
  const holidays = Object.fromEntries(
    [...marks].flatMap(([day, { holiday }]) => (holiday ? [[day, holiday]] : [])),
  )
  const { clearButtonProps: _, getDayProps, ...calendar } = useCalendar(holidays)
  const isInSight = (day: string) => day.startsWith(month.slice(0, 7))
  const leaveText = ({ leave }: DayMark) => {
    if (!leave) return undefined
    const name = words.event(leave.event)
    return leave.isPending ? t('leave.form.markPending', { name }) : name
  }
  return {
    ...calendar,
    hasHalves: Object.keys(holidays).some((day) => isInSight(day) && holidays[day]!.isHalf),
    hasPending: [...marks].some(([day, { leave }]) => isInSight(day) && leave?.isPending),
    getDayProps: (day: string) => {
      const props = getDayProps(day)
      const mark = marks.get(day)
      const leave = mark && leaveText(mark)
      if (!mark || !leave) return props
      return {
        ...props,
        className: `${props.className} ${styles.ownLeave}`,
        'data-pending': mark.leave?.isPending || undefined,
        title: [mark.holiday?.name, leave].filter(Boolean).join(', '),
        'aria-label': [longDay(day), mark.holiday?.name, leave].filter(Boolean).join(', '),
      }
    },
  }
}
