import { useTranslation } from 'react-i18next'
import { dayInPeriod } from '../../../../text/formats.ts'
import type { LeaveEvent, LeaveYear } from '../index.ts'
import styles from './leave-screen.module.css'
import { expiriesOf, monthsOf, placeOf, spansOf } from './year-strip.ts'

interface YearTrackProps {
  year: LeaveYear
  events: readonly LeaveEvent[]
  today: string
}

// A month that begins in the last three weeks of the year has no room for its name on a phone.
const LAST_LABEL = 94

/** The year as a strip of time: months, days of leave, today, and where something is lost. For eyes; a table follows. */
export function YearTrack({ year, events, today }: YearTrackProps) {
  const { t, i18n } = useTranslation()
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' })
  const expiries = expiriesOf(year).filter(
    ({ date, days }) => date <= year.end_date && date >= today && days > 0,
  )
  return (
    <div className={styles.track} aria-hidden>
      <div className={styles.line}>
        {monthsOf(year).map((first) => (
          <span key={first} className={styles.month} style={{ insetInlineStart: `${placeOf(first, year)}%` }}>
            {placeOf(first, year) < LAST_LABEL && month.format(new Date(`${first}T00:00:00Z`))}
          </span>
        ))}
        {spansOf(year, events).map((span) => (
          <span
            key={`${span.date}-${span.isPending}`}
            className={styles.span}
            data-pending={span.isPending || undefined}
            title={dayInPeriod(span.date)}
            style={{ insetInlineStart: `${span.at}%`, width: `${span.width}%` }}
          />
        ))}
        {year.is_current && (
          <span
            className={styles.today}
            data-edge={edgeOf(placeOf(today, year))}
            style={{ insetInlineStart: `${placeOf(today, year)}%` }}
          >
            <b>{t('leaveYear.today')}</b>
          </span>
        )}
        {expiries.map(({ date }) => (
          <span
            key={date}
            className={styles.expiry}
            title={t('leaveYear.expires', { day: dayInPeriod(date) })}
            style={{ insetInlineStart: `${placeOf(date, year)}%` }}
          />
        ))}
      </div>
    </div>
  )
}

// The word would be cut off at the ends of the strip.
function edgeOf(place: number): 'start' | 'end' | undefined {
  if (place < LAST_LABEL && place > 100 - LAST_LABEL) return undefined
  return place < 50 ? 'start' : 'end'
}
