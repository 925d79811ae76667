import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'

/** Whether the company has said by which periods it closes. */
export const hasClosingSettings = sql<boolean>`exists (select 1 from closing_settings where company_id = ${thisCompany})`

/** Whether a period of anybody is closed and was not opened again. */
export const hasClosed = sql<boolean>`exists (select 1 from work_closings
  where company_id = ${thisCompany} and reopened_at is null)`
