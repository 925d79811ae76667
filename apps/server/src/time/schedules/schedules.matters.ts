import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Matter } from '../../people/employment/index.ts'
import { clearShifts, clearSwapsAfter } from '../work-plans/index.ts'

/** What was planned after the last day of somebody who leaves goes; what was planned before stays. */
export const schedulesMatter: Matter = {
  key: 'SCHEDULES',
  async ended({ tx }, { memberId, lastDay }) {
    await clearShifts({ tx }, memberId, lastDay.add({ days: 1 }), null)
    await clearSwapsAfter({ tx }, memberId, lastDay)
    const later = sql`company_id = ${thisCompany} and member_id = ${memberId}`
    await sql`delete from month_schedules where ${later} and starts_on > ${lastDay}`.execute(tx)
    await sql`delete from schedule_events where ${later} and happens_on > ${lastDay}`.execute(tx)
  },
}
