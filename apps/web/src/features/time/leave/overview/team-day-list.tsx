import { Button } from '@mantine/core'
import { useState } from 'react'
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

/** The month as a list of the days on which somebody is away, for narrow screens; days before today are asked for. */
export function TeamDayList({ month, rows, today }: TeamDayListProps) {
  const { t } = useTranslation()
  const words = useLeaveWords()
  const dates = daysOfMonth(month).filter((date) => rows.some((row) => row.days.has(date)))
  const coming = dates.filter((date) => date >= today)
  const [earlierOf, setEarlierOf] = useState<string>()
  const isShort = earlierOf !== month && coming.length > 0 && coming.length < dates.length
  return (
    <div className={styles.dayList}>
      {isShort && (
        <Button variant="default" onClick={() => setEarlierOf(month)}>
          {t('leaveTeam.earlier')}
        </Button>
      )}
      {(isShort ? coming : dates).map((date) => (
        <section key={date} aria-label={shortDay(date)}>
          <h2 className={styles.dayHead}>{shortDay(date)}</h2>
          <ul>
            {rows.flatMap((row) =>
              (row.days.get(date) ?? []).map(({ event, isPending }) => (
                <li key={`${row.person.user_id}-${event.wk_event_id}`}>
                  <PersonChip name={row.person.username} team={row.person.team_name} />
                  <span className={styles.dayState}>
                    {words.event(event)}
                    {isPending && <StatusBadge meaning="waiting" label={t('leaveTeam.legendPending')} />}
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
