import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { days, shortDay } from '../../../../text/formats.ts'
import { isHeld, type LeaveEvent, type LeaveYear } from '../index.ts'
import styles from './leave-screen.module.css'
import { segmentsOf } from './year-strip.ts'

/** What the strip shows, in rows. */
export function YearTable({
  year,
  events,
  name,
}: {
  year: LeaveYear
  events: readonly LeaveEvent[]
  name: string
}) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const taken = events.filter(isHeld).flatMap((event) => event.counted_days.map((day) => ({ ...day, event })))
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{isOpen ? t('leaveYear.tableHide') : t('leaveYear.table')}</summary>
      <table className={styles.table}>
        <VisuallyHidden component="caption">{name}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('leaveYear.item')}</th>
            <th scope="col">{t('leaveYear.days')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('leaveYear.granted')}</th>
            <td>{days(year.total_days)}</td>
          </tr>
          {segmentsOf(year).map(({ kind, days: value }) => (
            <tr key={kind}>
              <th scope="row">{t(`leaveYear.${kind}`)}</th>
              <td>{days(value)}</td>
            </tr>
          ))}
          {year.uncovered_days > 0 && (
            <tr>
              <th scope="row">{t('leaveYear.uncovered')}</th>
              <td>{days(year.uncovered_days)}</td>
            </tr>
          )}
          {taken
            .toSorted((a, b) => a.date.localeCompare(b.date))
            .map(({ date, days: value, event }) => (
              <tr key={`${event.wk_event_id}-${date}`}>
                <th scope="row">
                  {event.drf_status === 'APPROVED' ? t('leaveYear.spent') : t('leaveYear.asked')} ·{' '}
                  {shortDay(date)}
                </th>
                <td>{days(value)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}
