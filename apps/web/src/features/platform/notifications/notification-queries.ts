import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  countNewNotifications,
  listNotifications,
  readNotifications,
} from '#contract/platform/notifications/notifications.ts'
import { keyOf, q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { readAmong } from './read-among.ts'

export type NotificationPage = EndpointResponse<typeof listNotifications>
export type Notification = NotificationPage['results'][number]

const MINUTE = 60_000
export const PAGE_SIZE = 20

export const unreadQuery = q(countNewNotifications)

export function notificationsQuery(page: number, page_size = PAGE_SIZE) {
  return { ...q(listNotifications, { query: { page, page_size } }), staleTime: 0 }
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

type Before = [QueryKey, NotificationPage | undefined][]

// The body has passed the contract's types where it was written; all are meant without ids.
function idsOf(body: { ids?: unknown[] | undefined } | undefined): number[] | undefined {
  return body?.ids?.map(Number)
}

/** Marks some, or all, as read: at once on the screen, put back when refused. */
export function useRead() {
  const client = useQueryClient()
  const lists = keyOf(listNotifications)
  return useAction<typeof readNotifications, Before>(readNotifications, {
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey: lists })
      const before = client.getQueriesData<NotificationPage>({ queryKey: lists })
      client.setQueriesData<NotificationPage>(
        { queryKey: lists },
        (page) => page && readAmong(page, idsOf(body)),
      )
      return before
    },
    onError: (_error, _input, before) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page)
    },
    onSuccess: ({ nt_new }) => void client.setQueryData(unreadQuery.queryKey, { nt_new }),
  })
}
