import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listHistory } from '#contract/platform/auth/own-account.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { keyOf } from '../../../../api/query.ts'
import { moment } from '../../../../text/formats.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { DeviceIcon } from './device-icon.tsx'
import styles from './profile.module.css'

type Event = EndpointResponse<typeof listHistory>['results'][number]

const AT_ONCE = 20
// What an owner should look at twice.
const ALARMING: ReadonlySet<Event['kind']> = new Set([
  'WRONG_PASSWORD',
  'WRONG_CODE',
  'GUESSED_AT',
  'SESSION_COPIED',
])

/** What happened to the account in the last year, newest first. */
export function HistorySection() {
  const { t } = useTranslation()
  const history = useInfiniteQuery({
    queryKey: [...keyOf(listHistory), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        listHistory,
        { query: { limit: AT_ONCE, ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
  })
  const { data, error, isPending, refetch } = history
  const events = data?.pages.flatMap((page) => page.results)
  return (
    <Section title={t('account.history.title')} note={t('account.history.hint')} flush>
      <QueryView
        query={{ data: events, error, isPending, refetch }}
        skeleton={<RowsSkeleton rows={5} />}
        empty={{ title: t('account.history.emptyTitle'), hint: t('account.history.emptyHint') }}
      >
        {(list) => (
          <>
            <ul className={styles.rows}>
              {list.map((event) => (
                <EventRow key={event.event_id} event={event} />
              ))}
            </ul>
            {history.hasNextPage && (
              <div className={styles.last}>
                <Button
                  variant="default"
                  size="xs"
                  loading={history.isFetchingNextPage}
                  onClick={() => void history.fetchNextPage()}
                >
                  {t('account.history.more')}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </Section>
  )
}

function EventRow({ event }: { event: Event }) {
  const { t } = useTranslation()
  const { kind, method, device, device_kind, ip, happened_at, is_new_device, is_current_session } = event
  const facts = [
    method && t(`account.history.method.${method}`),
    device,
    ip && t('account.devices.ip', { ip }),
  ]
  return (
    <li className={styles.row}>
      <DeviceIcon kind={device_kind} />
      <span className={styles.grow}>
        <span className={styles.event}>
          <strong data-alarming={ALARMING.has(kind) || undefined}>{t(`account.history.kind.${kind}`)}</strong>
          {is_new_device && <StatusBadge meaning="waiting" label={t('account.history.newDevice')} />}
          {is_current_session && kind === 'SIGNED_IN' && (
            <StatusBadge meaning="working" label={t('account.history.here')} />
          )}
        </span>
        {(kind === 'GUESSED_AT' || kind === 'SESSION_COPIED') && (
          <span>{t(`account.history.explain.${kind}`)}</span>
        )}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <time className={styles.when} dateTime={happened_at}>
        {moment(happened_at)}
      </time>
    </li>
  )
}
