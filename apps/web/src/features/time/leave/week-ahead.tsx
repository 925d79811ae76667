import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/endpoint.ts'
import type { weekForecast } from '#contract/time/work-events/week-forecast.ts'
import { dayRange, duration, shortDay } from '../../../text/formats.ts'
import styles from './leave-request.module.css'

const COLORS = { WITHIN_40: 'green', WITHIN_52: 'amber', OVER_52: 'red' } as const

/** How long the week, or the month that is settled as a whole, will be with a request, against 40 and 52 hours. */
export function WeekAhead({ week }: { week: Output<typeof weekForecast> }) {
  const { t } = useTranslation()
  const { total_minutes: total, over_40h_minutes: over, requested_minutes: asked, max_minutes: most } = week
  const { company_max_minutes: wanted, long_days: long, waiting_leave_minutes: waiting } = week
  // The limit of the law has its own sentence.
  const isBeyond = wanted < most && total > wanted
  const words = week.settled_by === 'MONTH' ? 'leave.month' : 'leave.week'
  return (
    <Alert
      color={week.status === 'WITHIN_40' && (isBeyond || long.length > 0) ? 'amber' : COLORS[week.status]}
      variant="light"
      className={styles.week}
      data-status={week.status}
      data-testid="week-ahead"
      title={t(`${words}.title`, { time: duration(total) })}
    >
      <p className={styles.weekLine}>{dayRange(week.start_date, week.end_date)}</p>
      <p className={styles.weekLine}>{t(`${words}.asked`, { time: duration(asked) })}</p>
      <p className={styles.weekLine}>
        {over > 0
          ? t(`${words}.${week.status}`, { time: duration(over), max: duration(most) })
          : t(`${words}.WITHIN_40`)}
      </p>
      {waiting > 0 && (
        <p className={styles.weekLine}>{t('leave.waitingLeave', { time: duration(waiting) })}</p>
      )}
      {isBeyond && (
        <p className={styles.weekLine}>
          {t('leave.companyMax', { bound: duration(wanted), time: duration(total - wanted) })}
        </p>
      )}
      {long.length > 0 && (
        <p className={styles.weekLine}>
          {t('leave.companyLongDays', { days: long.map((day) => shortDay(day)).join(', ') })}
        </p>
      )}
    </Alert>
  )
}
