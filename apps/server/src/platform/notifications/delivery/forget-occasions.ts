import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { ActingContext } from '../../../jobs/in-company-as.ts'

/** Occasions name a day or a month; after more than a year none of them comes again. */
const KEPT_DAYS = 400

/**
 * Forgets of which occasions people were told, once nothing could tell of them again.
 * @returns how many
 */
export async function forgetOccasions({ tx, now }: Pick<ActingContext, 'tx' | 'now'>): Promise<number> {
  const before = now.subtract({ hours: KEPT_DAYS * 24 })
  const { numAffectedRows } = await sql`
    delete from told_occasions where company_id = ${thisCompany} and told_at < ${before}`.execute(tx)
  return Number(numAffectedRows)
}
