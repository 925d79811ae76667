import type { EndpointResponse } from '#contract/endpoint.ts'
import { getWorkDay, previewCorrection } from '#contract/time/attendance/corrections.ts'
import { q } from '../../../../api/query.ts'

export type DayRecord = EndpointResponse<typeof getWorkDay>

export function dayRecordQuery(date: string, userId: number | undefined) {
  return q(getWorkDay, { query: { date, ...(userId && { user_id: userId }) } })
}

/** What times as they are typed would make of a day; asked for where both are whole. */
export function previewCorrectionQuery(
  { date, user_id }: Pick<DayRecord, 'date' | 'user_id'>,
  { start, end }: { start: string | null; end: string | null },
) {
  return {
    ...q(previewCorrection, {
      query: {
        wk_date: date,
        user_id,
        ...(start && { wk_start_time: start }),
        ...(end && { wk_end_time: end }),
      },
    }),
    enabled: start !== null || end !== null,
  }
}
