import { type CompanyId, inCompany } from '../../db/transaction.ts'
import type { EmploymentJobParts } from './employment.jobs.ts'
import { settleDay } from './settle-day.ts'
import { isAnythingDue } from './settle-day.store.ts'

/**
 * Settles a company's day with the first request of the day, should the job not have run yet. Afterwards it costs a look
 * into memory.
 */
export function settleOnRequest(parts: EmploymentJobParts) {
  const settled = new Map<CompanyId, string>()
  return async ({ companyId, today }: { companyId: CompanyId; today: Temporal.PlainDate }): Promise<void> => {
    const day = today.toString()
    if (settled.get(companyId) === day) return
    const isDue = await inCompany(parts.pool, companyId, 'read', (tx) => isAnythingDue(tx, today))
    if (isDue) await settleDay(parts, companyId)
    settled.set(companyId, day)
  }
}
