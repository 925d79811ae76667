import { Button, Switch } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { noticeGroups } from '#contract/platform/notifications/notice-groups.ts'
import { inCompanyZone } from '../../../text/company-clock.ts'
import { shortDay } from '../../../text/formats.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { FilterChips } from '../../../ui/input/filter-chips.tsx'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { NotificationList } from './notification-list.tsx'
import { feedQuery, type Notification, useRead, useUnread } from './notification-queries.ts'
import styles from './notifications.module.css'
import { byDay } from './read-among.ts'
import { useOpening } from './use-opening.ts'

const route = getRouteApi('/main/(platform)/notifications/')

/** All notifications of a person, newest first, by day. */
export function NotificationsScreen() {
  const { t } = useTranslation()
  const { group, unread: isUnread = false } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery(feedQuery({ ...(group && { group }), unread: isUnread }))
  useAddressed()
  const isFiltered = group !== undefined || isUnread
  return (
    <Page width="reading">
      <PageHeader title={t('notifications.title')} actions={<Acts />} />
      <div className={styles.filters}>
        <FilterChips
          label={t('notifications.filter')}
          options={noticeGroups.map((value) => ({ value, label: t(`notifications.group.${value}`) }))}
          value={group ? [group] : []}
          onChange={([next]) =>
            void navigate({ search: { ...(next && { group: next }), ...(isUnread && { unread: true }) } })
          }
        />
        <Switch
          label={t('notifications.unreadOnly')}
          checked={isUnread}
          onChange={({ currentTarget: { checked } }) =>
            void navigate({ search: { ...(group && { group }), ...(checked && { unread: true }) } })
          }
        />
      </div>
      <QueryView
        query={query}
        skeleton={<RowsSkeleton rows={8} />}
        isEmpty={({ pages }) => pages[0]?.results.length === 0}
        empty={{
          title: t(isFiltered ? 'notifications.nothingFound' : 'notifications.empty'),
          hint: t(isFiltered ? 'notifications.nothingFoundHint' : 'notifications.emptyHint'),
        }}
      >
        {({ pages }) => (
          <>
            <Days notifications={pages.flatMap(({ results }) => results)} />
            {query.hasNextPage && (
              <Button
                variant="default"
                className={styles.more}
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('notifications.more')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Page>
  )
}

function Acts() {
  const { t } = useTranslation()
  const read = useRead()
  const unread = useUnread()
  const readAll = () =>
    read.mutate({ body: { all: true } }, { onSuccess: () => notify({ text: t('notifications.allRead') }) })
  return (
    <>
      <Button component={Link} to="/main/notifications/settings" variant="default">
        {t('notifications.settings')}
      </Button>
      <Button variant="default" disabled={unread === 0} loading={read.isPending} onClick={readAll}>
        {t('notifications.readAll')}
      </Button>
    </>
  )
}

function Days({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useTranslation()
  const { day: today } = useCompanyNow()
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  const nameOf = (day: string) => {
    if (day === today.toString()) return t('notifications.today')
    return day === yesterday ? t('notifications.yesterday') : shortDay(day)
  }
  return byDay(notifications, dayOf).map(({ day, some }) => (
    <Section key={day} flush title={nameOf(day)}>
      <NotificationList notifications={some} isOfDay label={nameOf(day)} />
    </Section>
  ))
}

const dayOf = ({ created_date }: Notification) =>
  inCompanyZone(Date.parse(created_date)).toPlainDate().toString()

/** Opens what a push message leads to. */
function useAddressed() {
  const { open: id } = route.useSearch()
  const navigate = route.useNavigate()
  const opened = useRef<number>(undefined)
  const open = useOpening()
  useEffect(() => {
    if (id === undefined || opened.current === id) return
    opened.current = id
    // So that Back does not open it again.
    void navigate({ search: {}, replace: true }).then(() => open({ nt_id: id }))
  }, [id, navigate, open])
}
