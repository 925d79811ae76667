import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/endpoint.ts'
import type { weekForecast } from '#contract/time/work-events/work-events.ts'
import { dayRange, duration } from '../../../text/formats.ts'
import styles from './leave-request.module.css'

const COLORS = { WITHIN_40: 'green', WITHIN_52: 'amber', OVER_52: 'red' } as const

/** How long the week will be with a request, against 40 and 52 hours. */
export function WeekAhead({ week }: { week: Output<typeof weekForecast> }) {
  const { t } = useTranslation()
  const { total_minutes: total, over_40h_minutes: over, requested_minutes: asked } = week
  return (
    <Alert
      color={COLORS[week.status]}
      variant="light"
      className={styles.week}
      data-status={week.status}
      data-testid="week-ahead"
      title={t('leave.week.title', { time: duration(total) })}
    >
      <p className={styles.weekLine}>{dayRange(week.start_date, week.end_date)}</p>
      <p className={styles.weekLine}>{t('leave.week.asked', { time: duration(asked) })}</p>
      <p className={styles.weekLine}>
        {over > 0 ? t(`leave.week.${week.status}`, { time: duration(over) }) : t('leave.week.WITHIN_40')}
      </p>
    </Alert>
  )
}
