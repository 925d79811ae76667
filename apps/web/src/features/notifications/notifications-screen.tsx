import { Button, Pagination } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
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
  const readAll = async () => {
    await read.mutateAsync({ body: { all: true } })
    notify({ text: t('notifications.allRead') })
  }
  return (
    <Page width="reading">
      <PageHeader
        title={t('notifications.title')}
        actions={
          <Button
            variant="default"
            disabled={unread === 0}
            loading={read.isPending}
            onClick={() => void readAll()}
          >
            {t('notifications.readAll')}
          </Button>
        }
      />
      <Section flush>
        <QueryView
          query={query}
          skeleton={<RowsSkeleton rows={8} />}
          empty={{ title: t('notifications.empty'), hint: t('notifications.emptyHint') }}
        >
          {({ results }) => <NotificationList notifications={results} />}
        </QueryView>
      </Section>
      {query.data && query.data.count > PAGE_SIZE && (
        <nav aria-label={t('notifications.pages')}>
          <Pagination
            size="sm"
            value={page}
            total={Math.ceil(query.data.count / PAGE_SIZE)}
            onChange={go}
            getItemProps={(n) => ({ 'aria-label': t('kit.table.page', { n }) })}
            getControlProps={(control) => ({ 'aria-label': t(`kit.table.${control}`) })}
          />
        </nav>
      )}
    </Page>
  )
}
