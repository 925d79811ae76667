import type { EndpointResponse } from '#contract/endpoint.ts'
import { type getConfirmInfo, listManualPeriods } from '#contract/time/closing/closing-settings.ts'
import {
  getAdminConfirmInfo,
  getOwnConfirmInfo,
  listConfirmations,
  listMissedDays,
} from '#contract/time/closing/closing.ts'
import { q } from '../../../api/query.ts'
import type { AdminSearch, OwnSearch } from './closing-search.ts'

export type OwnInfo = EndpointResponse<typeof getOwnConfirmInfo>
export type Confirmation = EndpointResponse<typeof listConfirmations>['results'][number]
export type Problem = Confirmation['problems'][number]
export type MissedDay = EndpointResponse<typeof listMissedDays>[number]
export type ConfirmInfo = EndpointResponse<typeof getConfirmInfo>
export type ManualPeriod = EndpointResponse<typeof listManualPeriods>[number]

/** Who is asked for: the head counts whom the list shows. */
const asked = ({ date, team }: AdminSearch) => ({
  ...(date && { date: date as never }),
  ...(team && { team_id: team }),
})

const on = (date: string | undefined) => ({ query: { ...(date && { date: date as never }) } })

export const ownQuery = ({ date }: OwnSearch) => ({ ...q(getOwnConfirmInfo, on(date)), staleTime: 0 })

export const missedQuery = { ...q(listMissedDays), staleTime: 0 }

export const adminInfoQuery = (search: AdminSearch) => ({
  ...q(getAdminConfirmInfo, { query: asked(search) }),
  staleTime: 0,
})

export type AdminInfo = EndpointResponse<typeof getAdminConfirmInfo>

export const PAGE_SIZE = 50

export const listQuery = ({ state, problem, page, ...search }: AdminSearch) => ({
  ...q(listConfirmations, {
    query: {
      page: page ?? 1,
      page_size: PAGE_SIZE,
      ...asked(search),
      ...(state && { is_confirmed: state === 'confirmed' ? ('true' as const) : ('false' as const) }),
      ...(problem && { problem }),
    },
  }),
  staleTime: 0,
})

export const manualQuery = q(listManualPeriods)
