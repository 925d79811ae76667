import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  getDaysToPlan,
  getPromotion,
  listPromotions,
} from '#contract/time/leave-promotion/leave-promotion.ts'
import { q } from '../../../api/query.ts'
import { hasFeature, type Profile } from '../../../page/profile.ts'
import { isInChargeOfPromotion } from '../leave/index.ts'
import { STEPS, TYPES } from './promotion-filters.ts'
import type { PromotionSearch } from './promotion-search.ts'

export type Promotion = EndpointResponse<typeof getPromotion>
export type CalendarDay = EndpointResponse<typeof getDaysToPlan>[number]

export const PAGE_SIZE = 50

export const promotionsQuery = ({ step: chosen, type: kind, team, page }: PromotionSearch) => {
  const step = STEPS.find((one) => one === chosen)
  const type = TYPES.find((one) => one === kind)
  return q(listPromotions, {
    query: {
      page: page ?? 1,
      page_size: PAGE_SIZE,
      ...(step && { step }),
      ...(type && { ask_type: type }),
      ...(team && { team_id: team }),
    },
  })
}

export const promotionQuery = (id: number) => q(getPromotion, { params: { id } })

/** The days among which the leave of a procedure can be planned: always those from tomorrow on. */
export const daysToPlanQuery = (id: number) => ({
  ...q(getDaysToPlan, { query: { ask_id: id } }),
  staleTime: 0,
})

/** Who is in charge: full admins, and whom they gave the duty. */
export function promotesLeave(profile: Profile): boolean {
  return isInChargeOfPromotion(profile) && hasFeature(profile, 'VACATION_PROMOTION')
}
