import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/page/section.tsx'
import { NotificationList } from '../../platform/notifications/index.ts'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

/** The newest few notifications, in words. */
export function NotificationsCard({ notifications }: { notifications: Home['notices'] }) {
  const { t } = useTranslation()
  if (notifications.length === 0) return null
  return (
    <Section
      flush
      title={t('home.notifications.title')}
      actions={
        <Link to="/main/notifications" className={styles.link}>
          {t('home.notifications.open')}
        </Link>
      }
    >
      <NotificationList notifications={notifications} />
    </Section>
  )
}
