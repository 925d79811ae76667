import { VisuallyHidden } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { moment } from '../../../text/formats.ts'
import { type Notification, useRead } from './notification-queries.ts'
import styles from './notifications.module.css'
import { placeOfLink } from './read-among.ts'

interface NotificationListProps {
  notifications: readonly Notification[]
  /** Called when one was opened. */
  onOpen?: () => void
}

/** Notifications as buttons: opening one marks it as read and goes where it leads. */
export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const read = useRead()
  const open = ({ nt_id, nt_read, nt_link }: Notification) => {
    if (!nt_read) read.mutate({ body: { ids: [nt_id] } })
    const place = placeOfLink(nt_link)
    onOpen?.()
    if (place) router.history.push(place)
  }
  return (
    <ul className={styles.list} aria-label={t('notifications.list')}>
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
              {!one.nt_read && <VisuallyHidden>{` (${t('notifications.unread')})`}</VisuallyHidden>}
            </span>
            <span className={styles.time}>{moment(one.created_date)}</span>
            <span className={styles.content}>{one.nt_content}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
