import { compareMonth, compareWeek, startAndEnd } from '#contract/time/analytics/analytics.ts'
import { q } from '../../../api/query.ts'
import type { AnalyticsSearch } from './analytics-view.ts'

/** What the server is asked for an address. */
export function analyticsQueries(search: AnalyticsSearch & { date: string }) {
  const query = {
    date: search.date as never,
    ...(search.team && { team_id: search.team }),
  }
  const type = search.view ?? ('week' as const)
  return {
    comparison: search.view === 'month' ? q(compareMonth, { query }) : q(compareWeek, { query }),
    times: q(startAndEnd, { query: { ...query, type } }),
    file: { query: { ...query, type } },
  }
}
