import { sql } from 'kysely'

/** What the company lets a new member start with, as columns for an insert: read with it, without a statement of their own. */
export const memberDefaults = {
  work_check: sql<string>`(select default_work_check from companies)`,
  standard_day_minutes: sql<number>`(select default_day_minutes from companies)`,
  dashboard_available: sql<boolean>`(select default_dashboard from companies)`,
  contract_type: sql<string>`(select default_contract_type from companies)`,
}
