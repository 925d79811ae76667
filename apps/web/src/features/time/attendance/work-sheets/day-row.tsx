import { VisuallyHidden } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { duration, dayInPeriod, fromTo } from '../../../../text/formats.ts'
import type { Span } from '../../../../ui/figures/timeline-range.ts'
import { planColor } from '../../../../ui/time/day-color.ts'
import { workClock } from '../index.ts'
import styles from './day-bars.module.css'
import { type BarSpan, placeOf, ticksOf } from './day-geometry.ts'
import type { WorkDay } from './whole-days.ts'

interface DayRowProps {
  day: WorkDay
  spans: readonly BarSpan[]
  axis: Span
  isToday: boolean
  onOpen: (date: string) => void
}

export function DayRow({ day, spans, axis, isToday, onOpen }: DayRowProps) {
  const { t } = useTranslation()
  const plan = comingPlan(day)
  return (
    <tr data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <th
        scope="row"
        className={styles.day}
        data-off={!day.is_work_day || undefined}
        data-day={planColor(day.wk_date, day)}
      >
        <button type="button" className={styles.open} onClick={() => onOpen(day.wk_date)}>
          {dayInPeriod(day.wk_date)}
        </button>
        {day.isConfirmed && (
          <span className={styles.confirmed} title={t('attendance.me.confirmedDay')}>
            <IconLock size={13} stroke={1.8} aria-hidden />
            <VisuallyHidden>{t('attendance.me.confirmedDay')}</VisuallyHidden>
          </span>
        )}
      </th>
      <td className={styles.bar}>
        <div className={styles.lane} aria-hidden>
          {ticksOf(axis).map((hour) => (
            <i
              key={hour}
              className={styles.tick}
              style={{ insetInlineStart: `${placeOf({ from: hour, to: hour }, axis).start}%` }}
            />
          ))}
          {spans.map((span) => {
            const { start, width } = placeOf(span, axis)
            if (width === 0) return null
            return (
              <span
                key={`${span.kind}${span.from}`}
                className={styles.span}
                data-kind={span.kind}
                data-cut={span.to > axis.to || undefined}
                style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
              />
            )
          })}
        </div>
      </td>
      <td className={styles.mid}>{day.wk_start_time ? workClock(day.wk_start_time) : '–'}</td>
      <td className={styles.mid}>{day.wk_end_time ? workClock(day.wk_end_time) : '–'}</td>
      <td>
        {plan && <span className={styles.plan}>{plan}</span>}
        <span data-beside={plan ? true : undefined}>{minutesOrDash(day.work_minutes)}</span>
      </td>
      <td className={styles.wide}>{minutesOrDash(day.overtime_minutes)}</td>
      <td className={styles.wide}>{minutesOrDash(day.night_minutes)}</td>
      <td className={styles.wide}>{minutesOrDash(day.holiday_minutes + day.holiday_over_minutes)}</td>
      <td className={styles.note}>
        <Note day={day} />
      </td>
    </tr>
  )
}

/** What is planned of a day to come, which has nothing else to say. */
function comingPlan(day: WorkDay): string | null {
  const { sch_start_time: from, sch_end_time: to } = day
  if (day.onduty !== 'NOT_IN' || day.missing || day.is_before_records || !from || !to) return null
  return fromTo(workClock(from), workClock(to))
}

function minutesOrDash(minutes: number): string {
  return minutes > 0 ? duration(minutes) : '–'
}

function Note({ day }: { day: WorkDay }) {
  const { t } = useTranslation()
  if (day.missing) {
    return (
      <span data-bad>
        {t(day.missing === 'DAY' ? 'attendance.me.missingDay' : 'attendance.me.missingOut')}
      </span>
    )
  }
  const words = [
    day.holiday_name,
    day.late_minutes > 0 && t('attendance.today.lateOf', { time: duration(day.late_minutes) }),
    day.early_minutes > 0 && t('attendance.today.earlyOf', { time: duration(day.early_minutes) }),
    day.excluded_minutes > 0 && t('attendance.today.excludedOf', { time: duration(day.excluded_minutes) }),
    (day.wk_start_by === 'PLAN' || day.wk_end_by === 'PLAN') && t('attendance.me.filled'),
    ...day.events.map(({ title, drf_status }) =>
      drf_status === 'REQUESTED' ? `${title} (${t('check.panel.waiting')})` : title,
    ),
  ].filter(Boolean)
  if (words.length > 0)
    return <span data-bad={day.late_minutes + day.early_minutes > 0 || undefined}>{words.join(', ')}</span>
  if (day.is_before_records) return <span className="quiet">{t('attendance.me.beforeRecords')}</span>
  if (day.onduty === 'WORKING' || day.onduty === 'AWAY') return t('attendance.me.inProgress')
  const plan = comingPlan(day)
  if (plan)
    return (
      <span className="quiet">
        {t('attendance.me.legendPlanned')} <span className={styles.hoursOf}>{plan}</span>
      </span>
    )
  return day.is_work_day ? null : <span className="quiet">{t('attendance.me.dayOff')}</span>
}
