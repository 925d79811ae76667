import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { ActingContext } from '../../jobs/in-company-as.ts'
import { agreeing } from '../../platform/auth/index.ts'

/** Long enough to settle what is doubted of a month that was paid; what was recognised by it stays with the record. */
const KEPT_DAYS = 180

/**
 * Forgets where people were when they pressed: after half a year, and at once of who no longer agrees to it (위치정보법 제23조, 제24조).
 * @returns how many positions
 */
export async function forgetPositions(ctx: ActingContext): Promise<number> {
  const before = ctx.now.subtract({ hours: KEPT_DAYS * 24 })
  const agreed = await agreeing(ctx.tx, 'location', await accountsLocated(ctx.tx))
  const { rows } = await sql<{ id: number }>`
    update check_records r set latitude = null, longitude = null, accuracy_metres = null
    where r.company_id = ${thisCompany} and r.latitude is not null and (r.checked_at < ${before} or exists (
      select 1 from members m where m.company_id = ${thisCompany} and m.id = r.member_id
        and (m.account_id is null or m.account_id <> all(${[...agreed]}::bigint[]))))
    returning r.id`.execute(ctx.tx)
  if (rows.length > 0) ctx.audit({ action: 'work_check.forget_positions', after: { count: rows.length } })
  return rows.length
}

/** Whose positions are kept. Consent belongs to an account and not to a company, and is asked for in a statement of its own. */
async function accountsLocated(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.account_id as id from members m
    where m.company_id = ${thisCompany} and m.account_id is not null and exists (
      select 1 from check_records r where r.company_id = ${thisCompany} and r.member_id = m.id and r.latitude is not null)`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}
