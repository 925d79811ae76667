import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'

/** Joins `tm` and `t`, the team in which a member `m` stands on a day; both are null without one. */
export function joinTeamOn(day: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`left join team_memberships tm on tm.company_id = ${thisCompany} and tm.member_id = m.id
      and ${heldOn('tm', day)}
    left join teams t on t.company_id = ${thisCompany} and t.id = tm.team_id`
}
