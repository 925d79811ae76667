import { listOwnPromotions } from '#contract/time/leave-promotion/leave-promotion.ts'
import { q } from '../../../../api/query.ts'
import type { Profile } from '../../../../page/profile.ts'

/** What the company has asked of the own leave that is left. */
export const askedToPlanQuery = q(listOwnPromotions)

/** Full admins, and whom they gave the duty. */
export function isInChargeOfPromotion(profile: Pick<Profile, 'is_admin_full' | 'roles'>): boolean {
  return profile.is_admin_full || profile.roles.includes('LEAVE_PROMOTION')
}
