import { infiniteQueryOptions, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { NoticeGroup } from '#contract/platform/notifications/notice-groups.ts'
import {
  countNewNotifications,
  listNotificationFeed,
  openNotification,
  readNotifications,
} from '#contract/platform/notifications/notifications.ts'
import { call } from '../../../api/call.ts'
import { keyOf, q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { readAmong, type ReadList } from './read-among.ts'

export type NotificationPage = EndpointResponse<typeof listNotificationFeed>
export type Notification = NotificationPage['results'][number]

const MINUTE = 60_000

export const unreadQuery = q(countNewNotifications)

/** The newest few. */
export function newestQuery(page_size: number) {
  return { ...q(listNotificationFeed, { query: { page_size } }), staleTime: 0 }
}

export interface FeedFilter {
  group?: NoticeGroup
  unread?: boolean
}

/** As far as one reads on. */
export function feedQuery({ group, unread }: FeedFilter) {
  const query = { ...(group && { group }), ...(unread && { unread: 'true' as const }) }
  return infiniteQueryOptions({
    queryKey: [...keyOf(listNotificationFeed), 'pages', query] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        listNotificationFeed,
        { query: { ...query, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_before: next }) => next ?? undefined,
    staleTime: 0,
  })
}

/** How many are unread, asked for each minute and whenever the window comes back. */
export function useUnread(): number {
  const { data } = useQuery({
    ...unreadQuery,
    staleTime: MINUTE / 2,
    refetchInterval: MINUTE,
    refetchOnWindowFocus: 'always',
  })
  return data?.nt_new ?? 0
}

type Before = [QueryKey, ReadList | undefined][]

/** Marks on the screen what is being marked on the server. @returns what was shown before */
function useMarked() {
  const client = useQueryClient()
  const lists = { queryKey: keyOf(listNotificationFeed) }
  return {
    async mark(ids: number[] | undefined): Promise<Before> {
      await client.cancelQueries(lists)
      const before = client.getQueriesData<ReadList>(lists)
      client.setQueriesData<ReadList>(lists, (list) => list && readAmong(list, ids))
      return before
    },
    putBack: (before: Before | undefined) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list)
    },
    count: (nt_new: number) => void client.setQueryData(unreadQuery.queryKey, { nt_new }),
  }
}

/** Marks some, or all, as read: at once on the screen, put back when refused. */
export function useRead() {
  const marked = useMarked()
  return useAction<typeof readNotifications, Before>(readNotifications, {
    // The body has passed the contract's types where it was written; all are meant without ids.
    onMutate: ({ body }) => marked.mark(body?.ids?.map(Number)),
    onError: (_error, _input, before) => marked.putBack(before),
    onSuccess: ({ nt_new }) => marked.count(nt_new),
  })
}

/** Opens one: it is read from then on, and the answer says where it leads. */
export function useOpen() {
  const marked = useMarked()
  return useAction<typeof openNotification, Before>(openNotification, {
    onMutate: ({ params }) => marked.mark([Number(params.id)]),
    onError: (_error, _input, before) => marked.putBack(before),
    onSuccess: ({ nt_new }) => marked.count(nt_new),
  })
}
