import { useTranslation } from 'react-i18next'
import { duration, fromTo, shortDay, today } from '../../../../text/formats.ts'
import type { WorkTime } from './whole-days.ts'

/** What of a week or month lies outside of what the company wants; nothing where all of it is inside. */
export function OutsideBounds({ time: { limits, total, end_date } }: { time: WorkTime }) {
  const { t } = useTranslation()
  if (!limits?.wanted) return null
  const { min_minutes: min, max_minutes: max, short_days, long_days } = limits.wanted
  const worked = total.work_minutes
  // The limit of the law has a line of its own.
  const isLong = max < limits.max_minutes && worked > max
  const isShort = end_date < today() && worked < min
  const lines = [
    isLong && t('attendance.bounds.over', { bound: duration(max), time: duration(worked - max) }),
    isShort && t('attendance.bounds.under', { bound: duration(min), time: duration(min - worked) }),
    long_days.length > 0 && t('attendance.bounds.longDays', { days: daysText(long_days) }),
    short_days.length > 0 && t('attendance.bounds.shortDays', { days: daysText(short_days) }),
  ]
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="quiet" data-testid="outside-bounds">
          {line}
        </p>
      ),
  )

  function daysText(days: readonly string[]): string {
    if (days.length <= MOST_NAMED) return days.map((day) => shortDay(day)).join(', ')
    return t('attendance.bounds.many', {
      days: fromTo(shortDay(days[0]!), shortDay(days.at(-1)!)),
      n: days.length,
    })
  }
}

const MOST_NAMED = 3
