import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayInPeriod } from '../../../text/formats.ts'
import { Section } from '../../../ui/page/section.tsx'
import { eventsQuery } from './schedule-queries.ts'
import styles from './schedules.module.css'

interface EventsOfPersonProps {
  userId: number
  from: string
  to: string
}

/** What happens to a person and to everybody from one day to another; nothing is drawn where nothing does. */
export function EventsOfPerson({ userId, from, to }: EventsOfPersonProps) {
  const { t } = useTranslation()
  // A week may lie in two months.
  const months = [...new Set([from.slice(0, 7), to.slice(0, 7)])]
  const found = useQueries({ queries: months.map((month) => eventsQuery(month, userId)) })
  const events = found
    .flatMap(({ data }) => data?.results ?? [])
    .filter(({ date }) => from <= date && date <= to)
  if (events.length === 0) return null
  return (
    <Section title={t('schedules.events.title')}>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.wk_sch_eve_id}>
            <time dateTime={event.date}>{dayInPeriod(event.date)}</time>
            <strong>{event.title}</strong>
            {event.user_id === null && <span className="quiet">{t('schedules.events.everybody')}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
