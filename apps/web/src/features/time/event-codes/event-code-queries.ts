import type { EndpointResponse } from '#contract/endpoint.ts'
import { listEventCodes, listEventCodeUsers } from '#contract/time/event-codes/event-codes.ts'
import { q } from '../../../api/query.ts'

export type EventCode = EndpointResponse<typeof listEventCodes>[number]
export type Assigned = EndpointResponse<typeof listEventCodeUsers>['results'][number]

/** All of them: a group is a part of the list, so that changing the tab asks nothing. */
export const codesQuery = q(listEventCodes, {})

export const ASSIGNED_PER_PAGE = 50

export const assignedQuery = (codeId: number, page: number) =>
  q(listEventCodeUsers, { query: { c_event_code_id: codeId, page, page_size: ASSIGNED_PER_PAGE } })
