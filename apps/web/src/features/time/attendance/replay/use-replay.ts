import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { previewSettings, previewSettingsDays } from '#contract/time/attendance/replay.ts'
import { call } from '../../../../api/call.ts'
import { keyOf, q } from '../../../../api/query.ts'
import { type CountedSettings, sumPieces } from './replay-sums.ts'

/** What settings would change, piece by piece until everybody was seen; days change while others work, so nothing is kept. */
export function useReplay(settings: CountedSettings) {
  const query = useInfiniteQuery({
    queryKey: [...keyOf(previewSettings, { query: settings }), 'pieces'],
    queryFn: ({ pageParam, signal }) =>
      call(previewSettings, { query: { ...settings, after: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next_after }) => next_after ?? undefined,
    // As it was asked for: all pieces anew at a look back would cost the server as much again.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
  const { hasNextPage, isFetching, fetchNextPage, isError } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const pieces = query.data?.pages ?? []
  return {
    sums: sumPieces(pieces),
    span: pieces[0],
    error: query.error,
    isDone: pieces.length > 0 && pieces.at(-1)!.next_after === null,
    retry: () => void (pieces.length > 0 ? fetchNextPage() : query.refetch()),
  }
}

/** The days of one person that would change. */
export function useReplayDays(settings: CountedSettings, userId: number) {
  return useQuery({
    ...q(previewSettingsDays, { query: { ...settings, user_id: userId } }),
    staleTime: 0,
    gcTime: 0,
  })
}
