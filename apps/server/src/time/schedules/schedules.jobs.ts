import { defineRound, handleRound, inOneStep, type RoundParts } from '../../jobs/rounds.ts'
import { keepBindingHolidays } from './holidays/keep-binding.ts'

/** Every morning, before anybody works: who has grown keeps the holidays that the law wants kept. */
export const holidayRound = defineRound('keep-holidays', '10 5 * * *')

export const schedulesJobs = (parts: RoundParts) =>
  handleRound(parts, holidayRound, inOneStep(keepBindingHolidays))
