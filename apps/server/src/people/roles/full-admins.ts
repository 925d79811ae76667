import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'

/** The full admins of the company and since when they are, to be read from: `from ${fullAdmins} h`. */
export const fullAdmins = sql`(select company_id, member_id, granted_at from role_holders
  where company_id = ${thisCompany} and role = 'FULL_ADMIN')`

/** Whether `m` (members) is a full admin: a column or condition of a wider statement. */
export const isFullAdmin: RawBuilder<boolean> = sql<boolean>`exists (select 1 from role_holders fa
  where fa.company_id = ${thisCompany} and fa.member_id = m.id and fa.role = 'FULL_ADMIN')`
