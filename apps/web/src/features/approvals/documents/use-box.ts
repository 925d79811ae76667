import { useInfiniteQuery, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { getDocument } from '#contract/approvals/documents/approvals.ts'
import { keyOf } from '../../../api/query.ts'
import { boxQuery, type Listed, overviewQuery, readAhead, waitingQuery } from './approval-queries.ts'
import { type Box, type Bucket, BUCKETS } from './boxes.ts'
import { leavesBucket } from './next-document.ts'
import { usePendingDecisions } from './use-decide.ts'

export interface BoxCount {
  bucket: Bucket
  count: number | undefined
}

/** The list of one tab with what is being decided already taken out, the counts of all tabs, and the selection. */
export function useBox(box: Box, bucket: Bucket) {
  const list = useInfiniteQuery(boxQuery(box, bucket))
  const counts = useCounts(list.data?.pages[0]?.count)
  const pending = usePendingDecisions()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())

  const leaving = pending
    .filter(({ kind }) => leavesBucket(kind, box, bucket))
    .flatMap(({ documents }) => documents)
    .join()
  const rows = useMemo(() => {
    const gone = new Set(leaving.split(',').map(Number))
    // A document may move between two pages while they are read; it is shown once.
    const byId = new Map<number, Listed>()
    for (const row of list.data?.pages.flatMap(({ results }) => results) ?? []) byId.set(row.drf_id, row)
    return [...byId.values()].filter(({ drf_id }) => !gone.has(drf_id))
  }, [list.data, leaving])
  const ids = useMemo(() => rows.map(({ drf_id }) => drf_id), [rows])
  const shown = new Set(ids)
  const numberLeaving = leaving === '' ? 0 : leaving.split(',').length

  return {
    list,
    rows,
    ids,
    counts: BUCKETS[box].map((one): BoxCount => {
      const ofBox: Partial<Record<Bucket, number>> | undefined =
        box === 'bookmarks' ? { marked: list.data?.pages[0]?.count ?? 0 } : counts?.[box]
      const known = ofBox?.[one]
      const less = one === bucket ? numberLeaving : 0
      return { bucket: one, count: known === undefined ? undefined : Math.max(0, known - less) }
    }),
    /** What is selected and still in the list. */
    selected: new Set([...chosen].filter((id) => shown.has(id))),
    select: setChosen,
    toggle: (id: number) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
  }
}

export type BoxState = ReturnType<typeof useBox>

/** The numbers of all tabs; asked for anew when what is asked for all the time, what waits and the open list, has changed. */
function useCounts(listed: number | undefined) {
  const client = useQueryClient()
  const { data: waiting } = useQuery(waitingQuery)
  const { data: counts } = useQuery(overviewQuery)
  const now = `${waiting?.count} ${listed}`
  const last = useRef(now)
  useEffect(() => {
    if (last.current === now) return
    // Until both were known nothing has changed.
    if (!last.current.includes('undefined'))
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    last.current = now
  }, [client, now])
  return counts
}

const NEXT = 2

/** Reads the documents ahead that a key would open next, once what was asked for is there. */
export function useReadAhead(ids: readonly number[], open: number | undefined): void {
  const client = useQueryClient()
  const isBusy = useIsFetching({ queryKey: keyOf(getDocument) }) > 0
  const near = nearOf(ids, open).join()
  useEffect(() => {
    if (isBusy || near === '') return
    for (const id of near.split(',')) void readAhead(client, Number(id))
  }, [client, near, isBusy])
}

function nearOf(ids: readonly number[], open: number | undefined): readonly number[] {
  const at = open === undefined ? -1 : ids.indexOf(open)
  if (open !== undefined && at === -1) return []
  return [...ids.slice(at + 1, at + 1 + NEXT), ...ids.slice(Math.max(at - 1, 0), Math.max(at, 0))]
}
