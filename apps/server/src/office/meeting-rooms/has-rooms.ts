import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'

/** Whether the company has a meeting room. */
export const hasRooms = sql<boolean>`exists (select 1 from rooms where company_id = ${thisCompany})`
