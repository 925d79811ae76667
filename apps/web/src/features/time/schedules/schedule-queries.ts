import type { EndpointResponse } from '#contract/endpoint.ts'
import { listSchEvents, listSchMonths } from '#contract/time/schedules/schedules.ts'
import { q } from '../../../api/query.ts'

export type Schedules = EndpointResponse<typeof listSchMonths>
export type PersonMonth = Schedules['results'][number]
export type SwappedDay = PersonMonth['swapped_days'][number]
export type Shift = Schedules['templates'][number]
export type ScheduleEvent = EndpointResponse<typeof listSchEvents>['results'][number]

export const PAGE_SIZE = 1000

export const schedulesQuery = (month: string, team: number | undefined, page: number) =>
  q(listSchMonths, {
    query: {
      date: `${month}-01` as never,
      page,
      page_size: PAGE_SIZE,
      ...(team && { team_id: team, org_range: 'subteam' as const }),
    },
  })

/** Of one person and everybody a page is all there is; of all people there may be thousands. */
export const EVENTS_AT_ONCE = 100

/** @param user only what happens to this person, and to everybody */
export const eventsQuery = (month: string, user?: number, page = 1) =>
  q(listSchEvents, {
    query: {
      date: `${month}-01` as never,
      page,
      page_size: user ? PAGE_SIZE : EVENTS_AT_ONCE,
      ...(user && { user_id: user }),
    },
  })
