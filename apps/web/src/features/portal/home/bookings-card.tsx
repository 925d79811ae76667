import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { clock, fromTo, shortDay } from '../../../text/formats.ts'
import { Section } from '../../../ui/page/section.tsx'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

/** The person's next bookings of meeting rooms. */
export function BookingsCard({ bookings }: { bookings: Home['bookings'] }) {
  const { t } = useTranslation()
  if (bookings.length === 0) return null
  return (
    <Section
      title={t('home.bookings.title')}
      actions={
        <Link to="/main/meeting" className={styles.link}>
          {t('home.bookings.open')}
        </Link>
      }
    >
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.room_rsv_id} className={styles.row} data-stack>
            <span className={styles.when}>
              {`${shortDay(booking.date)} ${fromTo(clock(booking.start_time), clock(booking.end_time))}`}
            </span>
            <span className={`${styles.what} one-line`}>{booking.title}</span>
            <span className="quiet">{booking.room_name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
