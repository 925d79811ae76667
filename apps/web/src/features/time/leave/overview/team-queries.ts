import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listMonthlyLeave } from '#contract/time/work-events/event-sheets.ts'
import { listWorkEvents } from '#contract/time/work-events/work-events.ts'
import { call } from '../../../../api/call.ts'
import { keyOf, q } from '../../../../api/query.ts'
import type { TeamSearch } from './team-kinds.ts'
import { monthSpan } from './team-month.ts'

const PAGE_SIZE = 200

/** Requests that touch a month, page by page; a large company has thousands. */
export function teamEventsQuery(month: string, { team, kind }: TeamSearch) {
  const { from, to } = monthSpan(month)
  const query = {
    start_date: from,
    end_date: to,
    team_id: team,
    type: kind,
    page_size: PAGE_SIZE,
  }
  return infiniteQueryOptions({
    queryKey: [...keyOf(listWorkEvents, { query }), 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listWorkEvents, { query: { ...query, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.next === null ? undefined : pages.length + 1),
    staleTime: 30_000,
  })
}

export type MonthlyKind = EndpointResponse<typeof listMonthlyLeave>['kinds'][number]

/** The leave of a month by kind. */
export const monthlyLeaveQuery = (month: string, team: number | undefined) =>
  q(listMonthlyLeave, { query: { date: `${month}-01`, ...(team !== undefined && { team_id: team }) } })

export function prefetchTeamLeave(client: QueryClient, month: string, search: TeamSearch): void {
  void client.prefetchInfiniteQuery(teamEventsQuery(month, search))
}
