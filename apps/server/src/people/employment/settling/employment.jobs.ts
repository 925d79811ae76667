import type { CommandContext } from '../../../http/context.ts'
import type { SessionGate } from '../../../http/session-gate.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import type { ActingParts } from '../../../jobs/in-company-as.ts'
import { defineRound, handleRound, type RoundParts } from '../../../jobs/rounds.ts'
import { settleDay } from './settle-day.ts'

/**
 * What was arranged for a day comes into force: changes, absences, retirements. Every company is woken for its own days; the clock
 * finds what was missed, such as after a change of the zone.
 */
export const settlingRound = defineRound('settle-employment', '5 0 * * *')

/** Has the company's day settled right after midnight of each of the days. */
export async function wakeOn(
  { tx, now, companyId, actor }: Pick<CommandContext, 'tx' | 'now' | 'companyId' | 'actor'>,
  days: readonly string[],
): Promise<void> {
  for (const day of new Set(days)) {
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime(actor.timezone)
    const delay = midnight.add({ seconds: 1 }).toInstant().since(now)
    await enqueue(tx, settlingRound.ofCompany, {}, { companyId, key: day, delay })
  }
}

export interface EmploymentJobParts extends ActingParts {
  sessions: Pick<SessionGate, 'forget'>
}

export const employmentJobs = (parts: EmploymentJobParts & RoundParts) =>
  handleRound(parts, settlingRound, settleDay)
