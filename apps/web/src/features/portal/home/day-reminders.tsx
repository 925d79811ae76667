import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { workClock } from '../../time/attendance/index.ts'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

/** Below the own day: what was forgotten of an earlier one, with the way to its correction, and what happens in the coming days. */
export function DayReminders({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { forgotten, events, today } = home
  return (
    <>
      {forgotten && (
        <p className={styles.forgotten}>
          <span>
            {t(`home.forgotten.${forgotten.missing}`, {
              day: shortDay(forgotten.wk_date, today.date),
              time: forgotten.wk_end_time ? workClock(forgotten.wk_end_time) : '',
            })}
          </span>
          <Link
            to="/main/work/me"
            search={{ date: forgotten.wk_date, record: forgotten.wk_date, act: 'correct' }}
            className={styles.link}
          >
            {t('home.forgotten.correct')}
          </Link>
        </p>
      )}
      {events.length > 0 && (
        <ul className={`${styles.list} ${styles.coming}`} aria-label={t('home.events.label')}>
          {events.map(({ date, title, is_everybodys }, at) => (
            <li key={at} className={styles.row} data-stack>
              <span className={styles.when}>{shortDay(date)}</span>
              <span className={styles.what}>{title}</span>
              {is_everybodys && <span className="quiet">{t('home.events.everybody')}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
