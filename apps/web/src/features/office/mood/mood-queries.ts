import type { EndpointResponse } from '#contract/endpoint.ts'
import { listMoods, moodStatistics, showMood } from '#contract/office/mood/mood.ts'
import { q } from '../../../api/query.ts'
import { dayOf, oneOf } from '../../../page/search.ts'

export type MoodOfDay = EndpointResponse<typeof showMood>
export type MoodStatistics = EndpointResponse<typeof moodStatistics>
export type MoodHalf = MoodStatistics['total']['am']

/** What the address holds: own answers of the running month without anything. */
export interface MoodSearch {
  view?: 'statistics' | undefined
  by?: 'team' | undefined
  date?: string
}

export function readMoodSearch(search: Record<string, unknown>): MoodSearch {
  return {
    ...oneOf(search, 'view', ['statistics']),
    ...oneOf(search, 'by', ['team']),
    ...dayOf(search, 'date'),
  }
}

export const moodQuery = q(showMood)
export const ownMonthQuery = (date: string) => q(listMoods, { query: { date: date as never } })
export const statisticsQuery = (date: string, by: MoodSearch['by']) =>
  q(moodStatistics, { query: { date: date as never, org_range: by ?? 'company' } })
