import { useQuery } from '@tanstack/react-query'
import { getOnDutyStatus, getWorkTime, listWorkStatus } from '#contract/time/attendance/attendance.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { q } from '../../../api/query.ts'

const MINUTE = 60_000

export const workCheckQuery = q(getOnDutyStatus)

/** Reads that a press makes stale. */
export const STALE_AFTER_PRESS = [getOnDutyStatus, getHomeSummary, listWorkStatus, getWorkTime]

/** The caller's working day, asked for again each minute and whenever the window comes back. */
export function useWorkCheck() {
  return useQuery({
    ...workCheckQuery,
    staleTime: MINUTE / 2,
    refetchInterval: MINUTE,
    refetchOnWindowFocus: 'always',
  })
}
