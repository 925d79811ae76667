import type { QueryClient } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getLeaveInfo, listLeaveYears } from '#contract/time/leave/leave.ts'
import { listWorkEvents, type previewEvent } from '#contract/time/work-events/work-events.ts'
import { q } from '../../../api/query.ts'

export type LeaveInfo = EndpointResponse<typeof getLeaveInfo>
export type LeaveYear = EndpointResponse<typeof listLeaveYears>[number]
export type LeaveEvent = EndpointResponse<typeof listWorkEvents>['results'][number]
export type Preview = EndpointResponse<typeof previewEvent>

export const leaveInfoQuery = q(getLeaveInfo)
export const leaveYearsQuery = q(listLeaveYears)

// More than one person can ask for in a year.
const ALL_OF_A_YEAR = 400

/** Requests of somebody else that touch a range of at most 366 days, as far as the reader sees them. */
export function eventsOfQuery(userId: number, from: string, to: string) {
  return q(listWorkEvents, {
    query: { type: 'ALL', start_date: from, end_date: to, user_id: userId, page_size: ALL_OF_A_YEAR },
  })
}

/** Own requests that touch a range of at most 366 days. @param type VACATION: only what takes from the balance */
export function ownEventsQuery(from: string, to: string, type: 'ALL' | 'VACATION' = 'ALL') {
  return q(listWorkEvents, {
    query: { type, start_date: from, end_date: to, org_range: 'personal', page_size: ALL_OF_A_YEAR },
  })
}

/** What the reader has asked for in the name of others in a range of at most 366 days. */
export function filedEventsQuery(from: string, to: string) {
  return q(listWorkEvents, {
    query: { type: 'ALL', start_date: from, end_date: to, filed_by_me: 'true', page_size: ALL_OF_A_YEAR },
  })
}

export function prefetchLeave(client: QueryClient): void {
  void client.prefetchQuery(leaveInfoQuery)
  void client.prefetchQuery(leaveYearsQuery)
}

/** Whether a request takes from the balance. */
export function isAnnual({ wk_event }: Pick<LeaveEvent, 'wk_event'>): boolean {
  return wk_event.startsWith('VACATION:')
}

/** Whether a request takes its days: asked for or approved. */
export function isHeld({ drf_status }: Pick<LeaveEvent, 'drf_status'>): boolean {
  return drf_status === 'REQUESTED' || drf_status === 'APPROVED'
}
