import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'

/** Whether the company has a place or a network at which people check in. */
export const hasPlaces = sql<boolean>`(exists (select 1 from locations where company_id = ${thisCompany}) or exists (select 1 from wifi_networks where company_id = ${thisCompany}))`
