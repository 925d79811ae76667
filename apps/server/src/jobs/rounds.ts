import { z } from 'zod'
import type { CompanyId } from '#server/db/transaction.ts'
import { defineJob, handleJob, type JobDefinition, type JobHandler } from './define-job.ts'
import { type CompaniesParts, queueForEachCompany } from './for-each-company.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from './in-company-as.ts'
import type { Pace } from './work-off.ts'

const nothing = z.object({})

/** What the clock has every company do for itself: one job that queues, and one that each company does. */
export interface Round {
  everywhere: JobDefinition<typeof nothing, 'server'>
  /** Has its own attempts, and holds up no other company; one waits at a time. */
  ofCompany: JobDefinition<typeof nothing, 'company'>
}

/** @param cron five fields, read in Seoul */
export function defineRound(name: string, cron: string): Round {
  const schedule = { cron, timeZone: 'Asia/Seoul' }
  return {
    everywhere: defineJob({ name: `${name}-everywhere`, data: nothing, scope: 'server', schedule }),
    ofCompany: defineJob({ name, data: nothing, once: true }),
  }
}

/** What `app.ts` hands to slices that have rounds. */
export type RoundParts = ActingParts & CompaniesParts

/** How work of a round is told of, and told to stop; `cause` names the job in the trail. */
export type RoundPace = Pick<Pace, 'signal' | 'progress'> & { cause: string }

/** @param work of one company, as long as it takes; `inOneStep` for a single command */
export function handleRound<P extends RoundParts>(
  parts: P,
  { everywhere, ofCompany }: Round,
  work: (parts: P, companyId: CompanyId, pace: RoundPace) => Promise<object | void>,
): JobHandler[] {
  return [
    handleJob(everywhere, () => queueForEachCompany(parts, ofCompany, {})),
    handleJob(ofCompany, ({ companyId, signal, progress }) =>
      work(parts, companyId, { signal, progress, cause: ofCompany.name }),
    ),
  ]
}

/** A command of the product itself, in one transaction of the company; a number that it answers is kept as how many there were. */
export function inOneStep(command: (ctx: ActingContext) => Promise<object | number | void>) {
  return async (parts: ActingParts, companyId: CompanyId, { cause }: RoundPace): Promise<object | void> => {
    const done = await inCompanyAs(parts, companyId, 'system', command, cause)
    return typeof done === 'number' ? { count: done } : done
  }
}
