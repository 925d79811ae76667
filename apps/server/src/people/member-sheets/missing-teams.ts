import { sql } from '../../db/sql/sql.ts'
import type { CommandContext } from '../../http/context.ts'
import { thisCompany } from '../../db/this-company.ts'
import { isOpen, presentTeams } from './judging/open-teams.queries.ts'
import { planTeams, MOST_NEW_TEAMS, type PlannedTeam } from './judging/plan-teams.ts'
import { TeamDirectory } from './judging/team-directory.ts'

type Reader = Pick<CommandContext, 'tx' | 'today'>

/** The teams that the ready rows of an import name and the company lacks; beyond the most that may be made, not all. */
export async function missingTeams(ctx: Reader, importId: number): Promise<PlannedTeam[]> {
  const { rows: paths } = await sql<{ path: string }>`
    select distinct new_team as path from member_import_rows
    where company_id = ${thisCompany} and import_id = ${importId} and state = 'READY' and new_team is not null order by 1`.execute(
    ctx.tx,
  )
  if (paths.length === 0) return []
  return planTeams(
    new TeamDirectory((await presentTeams(ctx)).filter(isOpen)),
    paths.map(({ path }) => path),
    MOST_NEW_TEAMS,
  )
}
