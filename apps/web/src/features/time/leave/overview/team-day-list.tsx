import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../../text/formats.ts'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import { useLeaveWords } from '../index.ts'
import styles from './team-leave.module.css'
import { type AwayRow, daysOfMonth } from './team-month.ts'

interface TeamDayListProps {
  month: string
  rows: readonly AwayRow[]
  today: string
}

/** The month as a list of the days on which somebody is away, for narrow screens; it opens on today. */
export function TeamDayList({ month, rows, today }: TeamDayListProps) {
  const { t } = useTranslation()
  const words = useLeaveWords()
  const dates = daysOfMonth(month).filter((date) => rows.some((row) => row.days.has(date)))
  const first = today.startsWith(month) ? dates.find((date) => date >= today) : undefined
  const isLater = first !== undefined && first !== dates[0]
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isLater) list.current?.querySelector(`[data-date='${first}']`)?.scrollIntoView()
  }, [first, isLater])
  return (
    <div className={styles.dayList} ref={list}>
      {dates.map((date) => (
        <section key={date} data-date={date} aria-label={shortDay(date)}>
          <h2 className={styles.dayHead}>{shortDay(date)}</h2>
          <ul>
            {rows.flatMap((row) =>
              (row.days.get(date) ?? []).map(({ event, isPending }) => (
                <li key={`${row.person.user_id}-${event.wk_event_id}`}>
                  <PersonChip name={row.person.username} team={row.person.team_name} />
                  <span className={styles.dayState}>
                    {words.event(event)}
                    {isPending && <StatusBadge meaning="waiting" label={t('leave.team.legendPending')} />}
                  </span>
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}
