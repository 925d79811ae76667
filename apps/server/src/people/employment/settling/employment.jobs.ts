import { z } from 'zod'
import type { CommandContext } from '../../../http/context.ts'
import type { SessionGate } from '../../../http/session-gate.ts'
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import { type CompaniesParts, queueForEachCompany } from '../../../jobs/for-each-company.ts'
import type { ActingParts } from '../../../jobs/in-company-as.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { settleDay } from './settle-day.ts'

/** What was arranged for a day comes into force: changes, absences, retirements. */
export const settleEmployment = defineJob({
  name: 'settle-employment',
  data: z.object({}),
  once: true,
})

/** Every company has its own job for its own days; this one finds what was missed, such as after a change of the zone. */
export const settleEmploymentEverywhere = defineJob({
  name: 'settle-employment-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '5 0 * * *', timeZone: 'Asia/Seoul' },
})

/** Has the company's day settled right after midnight of each of the days. */
export async function wakeOn(
  { tx, now, companyId, actor }: Pick<CommandContext, 'tx' | 'now' | 'companyId' | 'actor'>,
  days: readonly string[],
): Promise<void> {
  for (const day of new Set(days)) {
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime(actor.timezone)
    const delay = midnight.add({ seconds: 1 }).toInstant().since(now)
    await enqueue(tx, settleEmployment, {}, { companyId, key: day, delay })
  }
}

export interface EmploymentJobParts extends ActingParts {
  sessions: Pick<SessionGate, 'forget'>
}

export function employmentJobs(parts: EmploymentJobParts & CompaniesParts): JobHandler[] {
  return [
    handleJob(settleEmployment, ({ companyId }) => settleDay(parts, companyId)),
    handleJob(settleEmploymentEverywhere, () => queueForEachCompany(parts, settleEmployment, {})),
  ]
}
