import type { EndpointResponse } from '#contract/endpoint.ts'
import { listHolidaySwaps } from '#contract/time/schedules/swaps.ts'
import { q } from '../../../../api/query.ts'

export type Swap = EndpointResponse<typeof listHolidaySwaps>['results'][number]

/** The swapped days of a month. @param userId one's own without */
export const swapsQuery = (userId: number | undefined, date: string) =>
  q(listHolidaySwaps, {
    query: { date: `${date.slice(0, 7)}-01` as never, ...(userId !== undefined && { user_id: userId }) },
  })
