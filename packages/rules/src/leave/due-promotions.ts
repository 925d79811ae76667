import {
  type PromotionBasis,
  type PromotionType,
  type PromotionWindow,
  promotionWindow,
} from './promotion-windows.ts'
import type { PlannedType } from './promotion-steps.ts'

/** A grant of annual leave with what is left of it, in minutes of the person's standard day. */
export interface PromotedGrant {
  kind: 'MONTHLY' | 'ANNUAL' | 'EXTRA' | 'ADJUSTMENT'
  grantedOn: Temporal.PlainDate
  expiresOn: Temporal.PlainDate
  minutes: number
  taken: number
}

/** A procedure of article 61 for leave that ends on one day. Minutes are those of the person's standard day. */
export interface DuePromotion {
  type: PromotionType
  basis: PromotionBasis
  window: PromotionWindow
  /** Days on which its leave arose, the first and the last. */
  grantedFrom: Temporal.PlainDate
  grantedTo: Temporal.PlainDate
  grantedMinutes: number
  takenMinutes: number
}

/**
 * The procedures that the law has for a person's leave (근로기준법 61조): one for each end of yearly leave (type 2), and two for
 * the leave by months of the first year, told apart by whether it had arisen when the first of them opens (1-1, 1-2). What a company
 * gives beyond the law ends by the same procedure as the yearly leave with its last day.
 */
export function duePromotions(
  hireDate: Temporal.PlainDate,
  grants: readonly PromotedGrant[],
): DuePromotion[] {
  const typeOf = ({ kind, grantedOn }: PromotedGrant): PromotionType => {
    // Only who has leave by months: that of people who joined before 2020 ended by other rules.
    if (kind !== 'MONTHLY') return '2'
    const firstOpens = promotionWindow({ type: '1-1', hireDate }).askFrom
    return Temporal.PlainDate.compare(grantedOn, firstOpens) <= 0 ? '1-1' : '1-2'
  }
  const groups = Map.groupBy(grants, (grant) => `${typeOf(grant)} ${grant.expiresOn}`)
  return [...groups.values()].map((group) => {
    const [{ expiresOn }, type] = [group[0]!, typeOf(group[0]!)]
    const basis: PromotionBasis = type === '2' ? { type, leaveExpiresOn: expiresOn } : { type, hireDate }
    const days = group.map(({ grantedOn }) => grantedOn).toSorted((a, b) => Temporal.PlainDate.compare(a, b))
    return {
      type,
      basis,
      window: promotionWindow(basis),
      grantedFrom: days[0]!,
      grantedTo: days.at(-1)!,
      grantedMinutes: sumOf(group, 'minutes'),
      takenMinutes: sumOf(group, 'taken'),
    }
  })
}

function sumOf(grants: readonly PromotedGrant[], key: 'minutes' | 'taken'): number {
  return grants.reduce((sum, grant) => sum + grant[key], 0)
}

/** How many half days must be planned for so many minutes: what is less than a half day cannot be. */
export function halvesToPlan(targetMinutes: number, standardDayMinutes: number): number {
  return Math.floor((targetMinutes * 2) / standardDayMinutes)
}

/** Half days that a planned day stands for. */
export function halvesOf(type: PlannedType): number {
  return type === 'FULL' ? 2 : 1
}
