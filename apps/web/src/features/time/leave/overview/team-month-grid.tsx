import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isHoliday } from '#rules/calendar/holidays.ts'
import { days, monthName, shortDay, weekdayName } from '../../../../text/formats.ts'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import { unitOf } from '../index.ts'
import styles from './team-leave.module.css'
import { type AwayDay, awayCount, type AwayRow, daysOfMonth } from './team-month.ts'

interface TeamMonthGridProps {
  month: string
  rows: readonly AwayRow[]
  today: string
}

/** People by days: whole days filled, parts of a day as a bar, what waits for a decision hatched. */
export function TeamMonthGrid({ month, rows, today }: TeamMonthGridProps) {
  const { t } = useTranslation()
  const dates = daysOfMonth(month)
  const name = t('leave.team.table', { month: monthName(month) })
  return (
    <>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={name}>
        <table className={styles.grid}>
          <VisuallyHidden component="caption">{name}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col" className={styles.person}>
                {t('leave.team.person')}
              </th>
              {dates.map((date) => (
                <th key={date} scope="col" {...dayAttributes(date, today)} aria-label={shortDay(date)}>
                  <span>{Number(date.slice(8))}</span>
                  <small>{weekdayName(date)}</small>
                </th>
              ))}
              <th scope="col" className={styles.sum}>
                {t('leave.team.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.person.user_id}>
                <th scope="row" className={styles.person}>
                  <PersonChip name={row.person.username} team={row.person.team_name} size={24} />
                </th>
                {dates.map((date) => (
                  <td key={date} {...dayAttributes(date, today)}>
                    <AwayCell away={row.days.get(date)} />
                  </td>
                ))}
                <td className={styles.sum}>{days(row.total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.person}>
                {t('leave.team.count')}
              </th>
              {dates.map((date) => (
                <td key={date} {...dayAttributes(date, today)}>
                  {awayCount(rows, date) || ''}
                </td>
              ))}
              <td className={styles.sum}>{t('leave.team.people', { n: rows.length })}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.legend} aria-hidden>
        <span data-kind="full">{t('leave.team.legendFull')}</span>
        <span data-kind="part">{t('leave.team.legendPart')}</span>
        <span data-kind="pending">{t('leave.team.legendPending')}</span>
      </p>
    </>
  )
}

function AwayCell({ away }: { away: readonly AwayDay[] | undefined }) {
  const { t } = useTranslation()
  if (!away) return null
  const text = away
    .map(({ event, isPending }) => {
      const name = t(`leave.event.${unitOf(event.wk_event)}`)
      return isPending ? `${name} (${t('leave.team.legendPending')})` : name
    })
    .join(', ')
  const isFull = away.some((one) => one.isFullDay)
  const half = isFull ? undefined : unitOf(away[0]!.event.wk_event)
  return (
    <span
      className={styles.mark}
      data-full={isFull || undefined}
      data-half={half}
      data-pending={away.every((one) => one.isPending) || undefined}
      title={text}
      role="img"
      aria-label={text}
    />
  )
}

function dayAttributes(date: string, today: string) {
  const day = Temporal.PlainDate.from(date)
  return {
    'data-off': day.dayOfWeek > 5 || isHoliday(day) || undefined,
    'data-today': date === today || undefined,
  }
}
