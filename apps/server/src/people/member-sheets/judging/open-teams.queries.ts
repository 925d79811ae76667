import { sql } from '../../../db/sql/sql.ts'
import type { CommandContext } from '../../../http/context.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { KnownTeam } from './team-directory.ts'

/** A team of now; one that is to close takes nobody in any more, but holds its name until then. */
export interface PresentTeam extends KnownTeam {
  closes: boolean
}

/** The teams of now. @param held whether they stay as they are until the transaction ends */
export async function presentTeams(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  held = false,
): Promise<PresentTeam[]> {
  const { rows } = await sql<PresentTeam>`
    select id, name, parent_id as "parentId", closed_on is not null as closes from teams
    where company_id = ${thisCompany} and (closed_on is null or closed_on > ${today})
    order by id ${held ? sql`for key share` : sql``}`.execute(tx)
  return rows
}

export const isOpen = ({ closes }: PresentTeam): boolean => !closes
