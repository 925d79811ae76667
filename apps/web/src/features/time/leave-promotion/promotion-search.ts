import { numberOf, pageOf, textOf } from '../../../page/search.ts'

/** The address of the list: its filters, and what is open of it; what is none of them is known where they are listed. */
export interface PromotionSearch {
  step?: string | undefined
  type?: string | undefined
  team?: number | undefined
  page?: number | undefined
  ask?: number | undefined
}

export function readPromotionSearch(search: Record<string, unknown>): PromotionSearch {
  return {
    ...textOf(search, 'step'),
    ...textOf(search, 'type'),
    ...numberOf(search, 'team'),
    ...pageOf(search),
    ...numberOf(search, 'ask'),
  }
}
