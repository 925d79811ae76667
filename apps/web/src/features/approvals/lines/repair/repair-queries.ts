import { getHanging, listHanging } from '#contract/approvals/lines/repair.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../../api/query.ts'

export type Hanging = EndpointResponse<typeof listHanging>[number]
export type HangingOf = EndpointResponse<typeof getHanging>

/** People leave and documents go on while an admin looks at it. */
export const hangingQuery = { ...q(listHanging), staleTime: 0 }

export const hangingOfQuery = (target: string, userId: number | undefined) => ({
  ...q(getHanging, { params: { target }, query: userId === undefined ? {} : { user_id: userId } }),
  staleTime: 0,
})
