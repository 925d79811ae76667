import type { EndpointResponse } from '#contract/endpoint.ts'
import { getOnDutyStatus } from '#contract/time/attendance/attendance.ts'
import { listMoods, moodStatistics, showMood } from '#contract/office/mood/mood.ts'
import { q } from '../../../api/query.ts'
import type { MoodSearch } from './mood-search.ts'

export type MoodOfDay = EndpointResponse<typeof showMood>
export type MoodStatistics = EndpointResponse<typeof moodStatistics>
export type MoodHalf = MoodStatistics['total']['am']

export type WorkCheck = EndpointResponse<typeof getOnDutyStatus>

export const workCheckQuery = q(getOnDutyStatus)
export const moodQuery = q(showMood)
export const ownMonthQuery = (date: string) => q(listMoods, { query: { date: date as never } })
export const statisticsQuery = (date: string, by: MoodSearch['by']) =>
  q(moodStatistics, { query: { date: date as never, org_range: by ?? 'company' } })
