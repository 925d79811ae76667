import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'

/** Whether the company has a kind of event of its own. */
export const hasOwnCodes = sql<boolean>`exists (select 1 from event_codes where company_id = ${thisCompany})`
