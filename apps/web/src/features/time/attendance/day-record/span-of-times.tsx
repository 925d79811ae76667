import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../../page/profile.ts'
import { clock, duration, fromTo, shortDay } from '../../../../text/formats.ts'
import { minutesOf, workClock } from '../work-clock.ts'
import type { DayRecord } from './day-record-queries.ts'
import styles from './day-record.module.css'
import { endMovedTo, timesAfter } from './times-after.ts'

const DAY_MINUTES = 1440

interface SpanProps {
  record: DayRecord
  start: string | null
  end: string | null
}

/** What two times are taken for, with their dates and how long that is: an end before the start lies on the next day. */
export function SpanOfTimes({ record: { day, date }, start, end }: SpanProps) {
  const { t } = useTranslation()
  const changeMinute = minutesOf(useProfile().company.change_day_time)
  if (!start || !end) return null
  const placed = timesAfter(day, { start, end }, changeMinute, day.sch_start_time)
  if (!placed) return <p className={styles.span}>{t('dayRecord.noSpan')}</p>
  const [from, to] = [minutesOf(placed.wk_start_time!), minutesOf(placed.wk_end_time!)]
  const at = (minute: number) => {
    const days = Math.floor(minute / DAY_MINUTES)
    const on = Temporal.PlainDate.from(date).add({ days })
    return `${shortDay(on)} ${clock(minute - days * DAY_MINUTES)}`
  }
  const movedTo = endMovedTo(end, to, day.sch_end_time)
  return (
    <>
      <p className={styles.span} aria-live="polite">
        {t('dayRecord.span', { times: fromTo(at(from), at(to)), length: duration(to - from) })}
      </p>
      {movedTo !== null && (
        <p className={styles.moved} role="status">
          {t('dayRecord.nextDay', { time: workClock(movedTo) })}
        </p>
      )}
    </>
  )
}
