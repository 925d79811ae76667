import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { inCompanyZone } from '../../../text/company-clock.ts'
import { clock, moment } from '../../../text/formats.ts'
import type { Notification } from './notification-queries.ts'
import styles from './notifications.module.css'
import { useOpening } from './use-opening.ts'

interface NotificationListProps {
  notifications: readonly Notification[]
  /** Called when one was opened. */
  onOpen?: () => void
  /** Under a day, only the time is said. */
  isOfDay?: boolean
  label?: string
}

/** Notifications as buttons: opening one marks it as read and goes where it leads. */
export function NotificationList({ notifications, onOpen, isOfDay, label }: NotificationListProps) {
  const { t } = useTranslation()
  const open = useOpening(onOpen)
  return (
    <ul className={styles.list} aria-label={label ?? t('notifications.list')}>
      {notifications.map((one) => (
        <li key={one.nt_id}>
          <button
            type="button"
            className={styles.item}
            data-unread={!one.nt_read || undefined}
            onClick={() => open(one)}
          >
            <span className={styles.dot} aria-hidden />
            <span className={styles.title}>
              {one.nt_title}
              {one.nt_times > 1 && (
                <span className={styles.times}>{t('notifications.times', { n: one.nt_times })}</span>
              )}
              {!one.nt_read && <VisuallyHidden>{` (${t('notifications.unread')})`}</VisuallyHidden>}
            </span>
            <span className={styles.time}>
              {isOfDay ? timeOf(one.created_date) : moment(one.created_date)}
            </span>
            <span className={styles.content}>{one.nt_content}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function timeOf(instant: string): string {
  const { hour, minute } = inCompanyZone(Date.parse(instant))
  return clock(hour * 60 + minute)
}
