import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Matter } from '../../people/employment/index.ts'

/** What was closed of somebody's work, and what somebody closed or opened again. */
export const closingRecords: Matter = {
  key: 'WORK_CLOSINGS',
  keptRecords: (memberId) => sql<boolean>`exists (select 1 from work_closings
    where company_id = ${thisCompany} and (member_id = ${memberId} or closed_by = ${memberId} or reopened_by = ${memberId}))`,
}
