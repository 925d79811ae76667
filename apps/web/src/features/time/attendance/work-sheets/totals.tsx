import { useTranslation } from 'react-i18next'
import { days, duration } from '../../../../text/formats.ts'
import type { WorkTime } from './whole-days.ts'
import styles from './period.module.css'

/** The sums of a period in a row of figures. */
export function Totals({ time: { total, days: each } }: { time: Pick<WorkTime, 'total' | 'days'> }) {
  const { t } = useTranslation()
  const times = (n: number) => t('attendance.month.times', { n })
  const excluded = each.reduce((sum, day) => sum + day.excluded_minutes, 0)
  const early = each.reduce((sum, day) => sum + day.early_minutes, 0)
  const late =
    total.late_days > 0
      ? t('attendance.month.lateOf', { n: total.late_days, time: duration(total.late_minutes) })
      : times(0)
  const figures = [
    ['worked', duration(total.work_minutes)],
    ['planned', duration(total.planned_minutes)],
    ['workedDays', days(total.worked_days)],
    ['overtime', duration(total.overtime_minutes)],
    ['night', duration(total.night_minutes)],
    ['holiday', duration(total.holiday_minutes + total.holiday_over_minutes)],
    ['leave', duration(total.leave_minutes)],
    ['excluded', duration(excluded)],
    ['lateDays', late, total.late_days > 0],
    ['early', duration(early), early > 0],
    ['missingDays', times(total.missing_days), total.missing_days > 0],
  ] as const
  return (
    <dl className={styles.totals}>
      {figures.map(([key, figure, isBad]) => (
        <div key={key}>
          <dt>{t(`attendance.me.${key}`)}</dt>
          <dd data-bad={isBad || undefined}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
