import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { clock, fromTo, shortDay } from '../../../text/formats.ts'
import { Section } from '../../../ui/page/section.tsx'
import { useStateSentence, workClock } from '../../time/attendance/index.ts'
import { AwayNames } from './away-names.tsx'
import { DayReminders } from './day-reminders.tsx'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

/** On a day off: when work is due again, with what is known of that day. */
export function NextDayCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const sentenceOf = useStateSentence()
  const { next_work_day: next, away, work, team_status: team } = home
  if (!next) return null
  const meeting = home.bookings.find(({ date }) => date === next.date)
  const atWork = team ? team.WORKING + team.AWAY : 0
  const span = (from: string, to: string) => fromTo(workClock(from), workClock(to))
  return (
    <Section
      title={t('home.next.title')}
      note={work ? sentenceOf(work) : undefined}
      actions={
        <Link to="/main/work/me" className={styles.link}>
          {t('check.panel.mine')}
        </Link>
      }
    >
      <p className={styles.figure}>
        {shortDay(next.date, home.today.date)}
        <small>{span(next.start_time, next.end_time)}</small>
      </p>
      <dl className={styles.next}>
        {next.events.map((event) => (
          <div key={`${event.code}${event.start_time}`}>
            <dt>{t('check.panel.leave')}</dt>
            <dd>
              {`${event.title} ${span(event.start_time, event.end_time)}`}
              {event.drf_status === 'REQUESTED' && ` (${t('check.panel.waiting')})`}
            </dd>
          </div>
        ))}
        {meeting && (
          <div>
            <dt>{t('home.next.meeting')}</dt>
            <dd>{`${clock(meeting.start_time)} ${meeting.title} · ${meeting.room_name}`}</dd>
          </div>
        )}
        {away && (
          <div>
            <dt>{t('home.away.title')}</dt>
            <dd>{away.total > 0 ? <AwayNames away={away} /> : t('home.away.none')}</dd>
          </div>
        )}
        {atWork > 0 && (
          <div>
            <dt>{t('home.next.now')}</dt>
            <dd>
              <Link to="/main/work/today" className={styles.link}>
                {t('home.next.atWork', { n: atWork })}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      <DayReminders home={home} />
    </Section>
  )
}
