import { infiniteQueryOptions } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { auditAreas, listAuditActions, listAuditEvents } from '#contract/platform/audit/audit.ts'
import { call } from '../../../api/call.ts'
import { keyOf, q } from '../../../api/query.ts'
import type { AuditSearch } from './audit-search.ts'

export type AuditEvent = EndpointResponse<typeof listAuditEvents>['results'][number]

const AT_ONCE = 50

export const areaOf = ({ area }: AuditSearch) => auditAreas.find((one) => one === area)

/** What the address asks for; a period that ends before it begins, and an area that there is not, are left out. */
export function filterOf(search: AuditSearch) {
  const { actor, user, action, from, to } = search
  const area = areaOf(search)
  const isPeriod = !from || !to || from <= to
  return {
    ...(actor !== undefined && { actor_id: actor }),
    ...(user !== undefined && { user_id: user }),
    ...(area && { area }),
    ...(action && { action }),
    ...(isPeriod && from && { start_date: from }),
    ...(isPeriod && to && { end_date: to }),
  }
}

/** Each look is noted in the trail, so that it is asked for only when somebody looks. */
export const eventsQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listAuditEvents), search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAuditEvents,
        { query: { ...filterOf(search), limit: AT_ONCE, ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next_before,
    refetchOnWindowFocus: false,
    retry: false,
  })

export const actionsQuery = q(listAuditActions)
