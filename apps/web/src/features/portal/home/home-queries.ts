import type { EndpointResponse } from '#contract/endpoint.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { q } from '../../../api/query.ts'

export type Home = EndpointResponse<typeof getHomeSummary>

const MINUTE = 60_000

/** The start page in one answer; it goes stale quickly, and what was there stays while the next comes. */
export const homeQuery = {
  ...q(getHomeSummary),
  staleTime: MINUTE / 2,
  refetchInterval: MINUTE,
  refetchOnWindowFocus: 'always' as const,
}
