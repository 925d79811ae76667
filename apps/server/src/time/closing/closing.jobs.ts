import type { JobHandler } from '../../jobs/define-job.ts'
import { defineRound, handleRound, inOneStep, type RoundParts } from '../../jobs/rounds.ts'
import { closeAutomatically } from './automatic/close-automatically.ts'
import { remindOfCompany } from './automatic/remind.ts'

/** When the night is over and most shifts of the last day with it; whoever still works is left for the next morning. */
export const closingRound = defineRound('close-periods', '0 8 * * *')

export const reminderRound = defineRound('remind-of-closing', '0 9 * * *')

export function closingJobs(parts: RoundParts): JobHandler[] {
  return [
    ...handleRound(parts, closingRound, closeAutomatically),
    ...handleRound(parts, reminderRound, inOneStep(remindOfCompany)),
  ]
}
