import { type CompanyId, inCompany } from '../../../db/transaction.ts'
import type { MemberContext } from '../../../http/context.ts'
import type { EmploymentJobParts } from './employment.jobs.ts'
import { settleDay } from './settle-day.ts'
import { isAnythingDue } from './settle-day.store.ts'

type Asking = Pick<MemberContext, 'companyId' | 'today' | 'log'>

/**
 * Settles a company's day with the first request of the day, should the job not have run yet. Afterwards it costs a look
 * into memory. What cannot be settled is left to the job, which tries again: nobody's list waits for it.
 */
export function settleOnRequest(parts: EmploymentJobParts) {
  const settled = new Map<CompanyId, string>()
  return async ({ companyId, today, log }: Asking): Promise<void> => {
    const day = today.toString()
    if (settled.get(companyId) === day) return
    const isDue = await inCompany(parts.pool, companyId, 'read', (tx) => isAnythingDue(tx, today))
    if (isDue)
      await settleDay(parts, companyId).catch((error: unknown) =>
        log.error(error, 'A day could not be settled'),
      )
    settled.set(companyId, day)
  }
}
