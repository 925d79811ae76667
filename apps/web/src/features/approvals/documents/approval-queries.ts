import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import {
  getDocument,
  inbox,
  outbox,
  overview,
  waitingCount,
} from '#contract/approvals/documents/approvals.ts'
import { UNDO_MS } from '#rules/approvals/withdraw.ts'
import { listBookmarks } from '#contract/approvals/documents/bookmarks.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { keyOf, q } from '../../../api/query.ts'
import type { Box, Bucket, ReceivedBucket, SentBucket } from './boxes.ts'

export type ListPage = EndpointResponse<typeof inbox>
export type Listed = ListPage['results'][number]
export type OpenedDocument = EndpointResponse<typeof getDocument>
export type AttachedFile = OpenedDocument['apv_attach'][number]
export type Receiver = OpenedDocument['apv_receive'][number]

const LISTS = { inbox, outbox, bookmarks: listBookmarks }
const PAGE_SIZE = 30
const LIVE = 30_000
// Beyond, a person scrolls through the past; the count in the navigation still says when something is new.
const LIVE_PAGES = 3

/** The documents of a box, page by page by key. What waits is asked for again every half minute. */
export function boxQuery(box: Box, bucket: Bucket) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(LISTS[box]), { query: { bucket } }, 'pages'] as const,
    queryFn: ({ pageParam, signal }) => {
      const paging = { page_size: PAGE_SIZE, ...(pageParam > 0 && { before: pageParam }) }
      if (box === 'bookmarks') return call(listBookmarks, { query: paging }, { signal })
      return box === 'inbox'
        ? call(inbox, { query: { ...paging, bucket: bucket as ReceivedBucket } }, { signal })
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

/** How many documents stand in every box, for the tabs. It counts the whole past, so nobody asks for it again and again. */
export const overviewQuery = { ...q(overview), staleTime: 10_000, refetchOnWindowFocus: 'always' as const }

/** How many documents wait for this person: the number beside 전자결재, on every screen. */
export const waitingQuery = {
  ...q(waitingCount),
  staleTime: 10_000,
  refetchInterval: LIVE,
  refetchOnWindowFocus: 'always' as const,
}

/** One document. Asking for it marks it as read; readAhead does not. */
export function documentQuery(id: number) {
  return {
    ...q(getDocument, { params: { id } }),
    staleTime: 10_000,
    // The last approval can be taken back for a while only.
    refetchInterval: ({ state }: { state: { data?: OpenedDocument | undefined } }) =>
      state.data?.drf_status === 'APPROVED' && state.data.abilities.withdraw ? UNDO_MS : (false as const),
  }
}

/**
 * Keeps a document that may be opened in a moment, unread. It counts as old: who opens it sees it at once, and it is asked for again.
 */
export async function readAhead(client: QueryClient, id: number): Promise<void> {
  const { queryKey } = documentQuery(id)
  if (client.getQueryState(queryKey)) return
  const ahead = await call(getDocument, { params: { id }, query: { ahead: 'true' } }).catch(() => undefined)
  if (ahead && !client.getQueryData(queryKey)) client.setQueryData(queryKey, ahead, { updatedAt: 1 })
}

type Pages = InfiniteData<ListPage, number>

/** Shows a document as read in the lists that hold it, without asking for them again. */
export function showAsRead(client: QueryClient, id: number): void {
  changeRow(client, id, (row) => (row.is_read ? row : { ...row, is_read: true }))
}

/** Shows a document as marked, or not, wherever it stands. */
export function showAsMarked(client: QueryClient, id: number, is_marked: boolean): void {
  changeRow(client, id, (row) => ({ ...row, is_marked }))
  client.setQueryData<OpenedDocument>(documentQuery(id).queryKey, (data) => data && { ...data, is_marked })
}

function changeRow(client: QueryClient, id: number, change: (row: Listed) => Listed): void {
  const changed = (row: Listed) => (row.drf_id === id ? change(row) : row)
  for (const list of Object.values(LISTS))
    client.setQueriesData<Pages | ListPage>({ queryKey: keyOf(list) }, (data) => {
      if (!data) return data
      if (!('pages' in data)) return { ...data, results: data.results.map(changed) }
      return { ...data, pages: data.pages.map((page) => ({ ...page, results: page.results.map(changed) })) }
    })
}

/** A document as a list that is kept tells of it. */
export function findListed(client: QueryClient, id: number): Listed | undefined {
  const kept = Object.values(LISTS).flatMap((list) =>
    client.getQueriesData<Pages | ListPage>({ queryKey: keyOf(list) }).map(([, data]) => data),
  )
  const rows = kept.flatMap((data) => (data && 'pages' in data ? data.pages : data ? [data] : []))
  return rows.flatMap(({ results }) => results).find(({ drf_id }) => drf_id === id)
}
