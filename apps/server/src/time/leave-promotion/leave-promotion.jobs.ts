import { defineRound, handleRound, type RoundParts } from '../../jobs/rounds.ts'
import { preparePromotions } from './preparing/prepare-promotions.ts'

/** After the leave of the day has been granted, and before anybody works. */
export const promotionRound = defineRound('prepare-promotions', '30 6 * * *')

export const leavePromotionJobs = (parts: RoundParts) => handleRound(parts, promotionRound, preparePromotions)
