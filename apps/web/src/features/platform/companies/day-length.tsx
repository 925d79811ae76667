import { useTranslation } from 'react-i18next'
import { parseClockTime } from '#rules/work-time/clock-time.ts'
import { scheduleOf, withoutLunch } from '#rules/work-time/day-schedule.ts'
import { workingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import { clock, duration, today } from '../../../text/formats.ts'
import type { CompanyFields } from './company-page.tsx'
import styles from './company-settings.module.css'

const DAY_MINUTES = 1440

/** What the hours come to, so that nobody takes an end before the start for a slip that was corrected: it lies on the next day. */
export function DayLength({ form: { values } }: { form: CompanyFields }) {
  const { t } = useTranslation()
  const schedule = scheduleOf({
    workStartMinute: parseClockTime(values.start_work_time),
    workEndMinute: parseClockTime(values.end_work_time),
    lunchStartMinute: parseClockTime(values.start_lunch_time),
    lunchEndMinute: parseClockTime(values.end_lunch_time),
  })
  const minutes = withoutLunch(schedule, schedule)
  const words = { length: duration(minutes), end: clock(schedule.end % DAY_MINUTES) }
  const { dailyMinutes } = workingTimeFigures(Temporal.PlainDate.from(today()))
  return (
    <>
      <p className={styles.quiet} aria-live="polite">
        {t(schedule.end > DAY_MINUTES ? 'companies.dayOverMidnight' : 'companies.dayLength', words)}
      </p>
      {minutes > dailyMinutes && (
        <p className={styles.law}>{t('companies.dayTooLong', { most: duration(dailyMinutes) })}</p>
      )}
    </>
  )
}
