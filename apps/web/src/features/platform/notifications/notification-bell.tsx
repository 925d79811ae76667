import { ActionIcon, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { NewestNotifications } from './newest-notifications.tsx'
import { useUnread } from './notification-queries.ts'
import styles from './notifications.module.css'
import { badgeOf } from './read-among.ts'

/** The bell of the top bar with the number of unread notifications; opens the newest ones. */
export function NotificationBell() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const unread = useUnread()
  const badge = badgeOf(unread, t('notifications.many'))
  const label = badge ? t('notifications.bell', { n: badge }) : t('notifications.bellNone')
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        width={400}
        position="bottom-end"
        shadow="md"
        trapFocus
        returnFocus
        radius="md"
      >
        <Popover.Target>
          <ActionIcon
            className={styles.bell}
            variant="subtle"
            color="gray"
            size={40}
            style={{ overflow: 'visible' }}
            aria-label={label}
            onClick={() => setOpen(!isOpen)}
          >
            <IconBell size={20} stroke={1.7} />
            {badge && (
              <span className={styles.count} aria-hidden>
                {badge}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={styles.panel} aria-label={t('notifications.title')}>
          <NewestNotifications unread={unread} close={() => setOpen(false)} />
        </Popover.Dropdown>
      </Popover>
      <LiveRegion text={badge ? label : ''} />
    </>
  )
}
