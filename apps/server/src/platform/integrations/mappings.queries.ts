import { sql } from '../../db/sql/sql.ts'
import type { calendarProviders } from '#contract/platform/integrations/integrations.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found } from '../../http/fail.ts'

export interface TeamCalendarRow {
  id: number
  team_id: number
  team_name: string
  provider: (typeof calendarProviders)[number]
  calendar_id: string
}

export async function listTeamCalendars(tx: Tx, only: number | null = null): Promise<TeamCalendarRow[]> {
  const result = await sql<TeamCalendarRow>`
    select c.id, c.team_id, t.name as team_name, c.provider, c.calendar_id
    from team_calendars c join teams t on t.company_id = c.company_id and t.id = c.team_id
    where c.company_id = ${thisCompany} and (${only}::bigint is null or c.id = ${only})
    order by t.name, c.team_id, c.calendar_id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getTeamCalendar(tx: Tx, id: number): Promise<TeamCalendarRow> {
  return found((await listTeamCalendars(tx, id))[0])
}
