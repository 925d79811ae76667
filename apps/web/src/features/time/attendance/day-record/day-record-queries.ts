import type { EndpointResponse } from '#contract/endpoint.ts'
import { getWorkDay } from '#contract/time/attendance/corrections.ts'
import { q } from '../../../../api/query.ts'

export type DayRecord = EndpointResponse<typeof getWorkDay>

export function dayRecordQuery(date: string, userId: number | undefined) {
  return q(getWorkDay, { query: { date, ...(userId && { user_id: userId }) } })
}
