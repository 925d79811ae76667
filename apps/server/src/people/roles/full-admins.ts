import { sql } from 'kysely'

/** The full admins of the company and since when they are, to be read from: `from ${fullAdmins} h`. */
export const fullAdmins = sql`(select company_id, member_id, granted_at from role_holders where role = 'FULL_ADMIN')`
