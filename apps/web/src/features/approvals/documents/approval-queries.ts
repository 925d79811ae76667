import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { getDocument, inbox, outbox, overview } from '#contract/approvals/documents/approvals.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listWorkEvents } from '#contract/time/leave/leave.ts'
import { call } from '../../../api/call.ts'
import { q } from '../../../api/query.ts'
import type { Box, Bucket, SentBucket } from './boxes.ts'
import type { Leave } from './leave-values.ts'

export type ListPage = EndpointResponse<typeof inbox>
export type Listed = ListPage['results'][number]
export type OpenedDocument = EndpointResponse<typeof getDocument>
export type Receiver = OpenedDocument['apv_receive'][number]

const PAGE_SIZE = 30
const LIVE = 30_000
// Beyond, a person scrolls through the past; the count in the navigation still says when something is new.
const LIVE_PAGES = 3

/** The documents of a box, page by page by key. What waits is asked for again every half minute. */
export function boxQuery(box: Box, bucket: Bucket) {
  return infiniteQueryOptions({
    queryKey: [box === 'inbox' ? inbox.id : outbox.id, { query: { bucket } }, 'pages'] as const,
    queryFn: ({ pageParam, signal }) => {
      const paging = { page_size: PAGE_SIZE, ...(pageParam > 0 && { before: pageParam }) }
      return box === 'inbox'
        ? call(inbox, { query: { ...paging, bucket } }, { signal })
        : call(outbox, { query: { ...paging, bucket: bucket as SentBucket } }, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: (last: ListPage) => (last.next === null ? undefined : last.results.at(-1)?.drf_id),
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      bucket === 'requested' && (state.data?.pages.length ?? 1) <= LIVE_PAGES ? LIVE : false,
  })
}

/** How many documents stand in every box; feeds the tabs and the navigation. */
export const overviewQuery = {
  ...q(overview),
  staleTime: 10_000,
  refetchInterval: LIVE,
  refetchOnWindowFocus: 'always' as const,
}

/** One document. Asking for it marks it as read, so it is never fetched ahead. */
export function documentQuery(id: number) {
  return { ...q(getDocument, { params: { id } }), staleTime: 10_000 }
}

/** The leave behind a document, with its days one by one; empty for whom the leave itself is not open. */
export function leaveDaysQuery(person: number, { from, to }: Pick<Leave, 'from' | 'to'>) {
  return q(listWorkEvents, {
    query: { type: 'range', start_date: from, end_date: to, user_id: person, page_size: 100 },
  })
}

type Pages = InfiniteData<ListPage, number>

/** Shows a document as read in the lists that hold it, without asking for them again. */
export function showAsRead(client: QueryClient, id: number): void {
  const read = (row: Listed) => (row.drf_id === id && !row.is_read ? { ...row, is_read: true } : row)
  client.setQueriesData<Pages | ListPage>({ queryKey: [inbox.id] }, (data) => {
    if (!data) return data
    if (!('pages' in data)) return { ...data, results: data.results.map(read) }
    return { ...data, pages: data.pages.map((page) => ({ ...page, results: page.results.map(read) })) }
  })
}
