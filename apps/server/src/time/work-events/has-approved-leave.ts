import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'

/** Whether leave of anybody was ever approved. */
export const hasApprovedLeave = sql<boolean>`exists (select 1 from work_events where company_id = ${thisCompany} and status = 'APPROVED' and frees_work)`
