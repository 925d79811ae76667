import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'

/** Whether the company, a team or a person has saved an approval line. */
export const hasSavedLines = sql<boolean>`exists (select 1 from approval_lines where company_id = ${thisCompany})`
