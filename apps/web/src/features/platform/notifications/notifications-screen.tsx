import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { TablePager } from '../../../ui/table/table-pager.tsx'
import { NotificationList } from './notification-list.tsx'
import { notificationsQuery, PAGE_SIZE, useRead, useUnread } from './notification-queries.ts'

interface NotificationsScreenProps {
  page: number
  go: (page: number) => void
}

/** All notifications of a person, newest first. */
export function NotificationsScreen({ page, go }: NotificationsScreenProps) {
  const { t } = useTranslation()
  const query = useQuery({ ...notificationsQuery(page), placeholderData: keepPreviousData })
  const read = useRead()
  const unread = useUnread()
  const readAll = () =>
    read.mutate({ body: { all: true } }, { onSuccess: () => notify({ text: t('notifications.allRead') }) })
  return (
    <Page width="reading">
      <PageHeader
        title={t('notifications.title')}
        actions={
          <Button variant="default" disabled={unread === 0} loading={read.isPending} onClick={readAll}>
            {t('notifications.readAll')}
          </Button>
        }
      />
      <Section flush>
        <QueryView
          query={query}
          skeleton={<RowsSkeleton rows={8} />}
          empty={
            page === 1
              ? { title: t('notifications.empty'), hint: t('notifications.emptyHint') }
              : {
                  title: t('notifications.noPage'),
                  hint: t('notifications.noPageHint'),
                  action: <Button onClick={() => go(1)}>{t('notifications.newest')}</Button>,
                }
          }
        >
          {({ results, count }) => (
            <div>
              <NotificationList notifications={results} />
              {count > PAGE_SIZE && (
                <TablePager
                  label={t('notifications.title')}
                  {...{ page, count }}
                  pageSize={PAGE_SIZE}
                  onPage={go}
                />
              )}
            </div>
          )}
        </QueryView>
      </Section>
    </Page>
  )
}
