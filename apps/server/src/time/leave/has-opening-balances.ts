import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'

/** Whether the leave of anybody was adjusted, as by the balances with which a company comes. */
export const hasOpeningBalances = sql<boolean>`exists (select 1 from leave_adjustments where company_id = ${thisCompany})`
