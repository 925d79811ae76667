import { defineRound, handleRound, type RoundParts } from '../../jobs/rounds.ts'
import { grantAnnualLeave } from './grant-annual-leave.ts'

/** Ten past midnight in Korea: what arises on a day can be used from its morning on. */
export const leaveRound = defineRound('grant-leave', '10 0 * * *')

export const leaveJobs = (parts: RoundParts) => handleRound(parts, leaveRound, grantAnnualLeave)
