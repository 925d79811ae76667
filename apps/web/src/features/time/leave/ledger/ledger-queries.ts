import type { EndpointResponse } from '#contract/endpoint.ts'
import { getAttendanceRate } from '#contract/time/leave/attendance-rate.ts'
import { getLeaveLedger, listYearlyLeave } from '#contract/time/leave/leave-ledger.ts'
import { q } from '../../../../api/query.ts'
import type { LedgerSearch } from './ledger-search.ts'

export type YearlyLeave = EndpointResponse<typeof listYearlyLeave>['results'][number]
export type Ledger = EndpointResponse<typeof getLeaveLedger>

export const PAGE_SIZE = 50

/** What the list and its file are asked with. */
export const filterOf = ({ year, team, search, left }: LedgerSearch) => ({
  ...(year && { year }),
  ...(team && { team_id: team }),
  ...(search && { search }),
  ...(left && { with_retired: 'true' as const }),
})

export const yearlyLeaveQuery = (search: LedgerSearch) =>
  q(listYearlyLeave, { query: { page: search.page ?? 1, page_size: PAGE_SIZE, ...filterOf(search) } })

export type AttendanceYear = EndpointResponse<typeof getAttendanceRate>['years'][number]

export const attendanceQuery = (userId: number) => q(getAttendanceRate, { query: { user_id: userId } })

export const ledgerQuery = (userId: number) => q(getLeaveLedger, { query: { user_id: userId } })
