import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/page/section.tsx'
import styles from './home.module.css'

const MANY = 100

/** How many notifications are unread. */
export function NotificationsCard({ unread }: { unread: number }) {
  const { t } = useTranslation()
  return (
    <Section
      title={t('home.notifications.title')}
      actions={
        <Link to="/main/notifications" className={styles.link}>
          {t('home.notifications.open')}
        </Link>
      }
    >
      {unread === 0 ? (
        <p className={styles.none}>{t('home.notifications.none')}</p>
      ) : (
        <Link to="/main/notifications" className={styles.fact} data-calls>
          <span>{t('home.notifications.unread')}</span>
          <strong>
            {t('home.approvals.count', { n: unread >= MANY ? t('notifications.many') : unread })}
          </strong>
        </Link>
      )}
    </Section>
  )
}
