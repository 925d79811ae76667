import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { TeamHistory } from '../members/index.ts'

/** What the lists of people tell of a team's past. */
export const teamHistory: TeamHistory = {
  nameOn: (day) => sql<string | null>`
    coalesce((select tv.name from team_versions tv where tv.company_id = ${thisCompany} and tv.team_id = t.id
      and tv.starts_on <= ${day} and tv.ends_on > ${day}), t.name)`,
  formerNames: sql`(select company_id, team_id, starts_on, ends_on, name from team_versions where company_id = ${thisCompany})`,
}
