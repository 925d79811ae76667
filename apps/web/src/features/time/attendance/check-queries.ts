import { useQuery } from '@tanstack/react-query'
import { getOnDutyStatus } from '#contract/time/attendance/attendance.ts'
import { q } from '../../../api/query.ts'

const MINUTE = 60_000

export const workCheckQuery = q(getOnDutyStatus)

/** The caller's working day, asked for again each minute and whenever the window comes back. */
export function useWorkCheck() {
  return useQuery({
    ...workCheckQuery,
    staleTime: MINUTE / 2,
    refetchInterval: MINUTE,
    refetchOnWindowFocus: 'always',
  })
}
