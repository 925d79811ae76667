import type pg from 'pg'
import type { Tx } from '#server/db/connection.ts'
import { type CompanyId, inCompany, inGlobal } from '#server/db/transaction.ts'
import type { DataSchema, JobDefinition } from './define-job.ts'
import { enqueue } from './enqueue.ts'

export type ListCompanies = (tx: Tx) => Promise<CompanyId[]>

/** app.ts hands in how all companies are found. */
export interface CompaniesParts {
  pool: pg.Pool
  listCompanies: ListCompanies
}

/**
 * Does the same for every company, one after the other; what one of them cannot do does not keep the others from it.
 * @throws AggregateError at the end, with the causes of those that failed
 */
export async function forEachCompany(
  { pool, listCompanies }: CompaniesParts,
  work: (companyId: CompanyId) => Promise<unknown>,
): Promise<void> {
  const companies = await inGlobal(pool, 'read', listCompanies)
  const broken: unknown[] = []
  for (const companyId of companies) {
    try {
      await work(companyId)
    } catch (error) {
      broken.push(error)
    }
  }
  if (broken.length > 0)
    throw new AggregateError(broken, `${broken.length} of ${companies.length} companies failed`)
}

/** Gives every company a job of its own, which is tried again by itself; one that waits already is not queued twice. */
export function queueForEachCompany<S extends DataSchema>(
  parts: CompaniesParts,
  job: JobDefinition<S, 'company'>,
  data: S['_zod']['input'],
): Promise<void> {
  return forEachCompany(parts, (companyId) =>
    inCompany(parts.pool, companyId, 'write', (tx) =>
      enqueue(tx, job, data, { companyId, key: 'everywhere' }),
    ),
  )
}
