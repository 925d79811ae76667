import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { NotificationList } from './notification-list.tsx'
import { newestQuery, useRead } from './notification-queries.ts'
import styles from './notifications.module.css'

const NEWEST = 8

/** What the bell opens: the newest few, all of them one step away. */
export function NewestNotifications({ unread, close }: { unread: number; close: () => void }) {
  const { t } = useTranslation()
  const query = useQuery(newestQuery(NEWEST))
  const read = useRead()
  return (
    <>
      <div className={styles.head}>
        <strong>{t('notifications.title')}</strong>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={unread === 0}
          onClick={() => read.mutate({ body: { all: true } })}
        >
          {t('notifications.readAll')}
        </Button>
      </div>
      <div className={styles.scroll}>
        <QueryView
          query={query}
          skeleton={<RowsSkeleton rows={4} />}
          empty={{ title: t('notifications.empty'), hint: t('notifications.emptyHint') }}
        >
          {({ results }) => <NotificationList notifications={results} onOpen={close} />}
        </QueryView>
      </div>
      <div className={styles.foot}>
        <Link to="/main/notifications" onClick={close}>
          {t('notifications.showAll')}
        </Link>
      </div>
    </>
  )
}
