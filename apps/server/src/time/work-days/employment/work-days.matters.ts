import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { Matter } from '../../../people/employment/index.ts'

/** What was recorded of somebody's work. */
export const workRecords: Matter = {
  key: 'WORK_RECORDS',
  keptRecords: (
    memberId,
  ) => sql<boolean>`exists (select 1 from check_records where company_id = ${thisCompany} and member_id = ${memberId})
    or exists (select 1 from work_days where company_id = ${thisCompany} and member_id = ${memberId})`,
}
