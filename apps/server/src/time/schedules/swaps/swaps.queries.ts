import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { found } from '../../../http/fail.ts'
import { joinTeamOn } from '../../../people/roles/index.ts'

/** The team that a person stands in, and whether the company swaps days of single people (use_vac_alter with alter_one_day). @throws Failure NOT_FOUND */
export async function readPerson(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  memberId: number,
): Promise<{ teamId: number | null; isOffered: boolean }> {
  const { rows } = await sql<{ teamId: number | null; isOffered: boolean }>`
    select tm.team_id as "teamId", c.alternative_days and c.alternative_one_day as "isOffered"
    from members m ${joinTeamOn(today)}
    join companies c on c.company_id = ${thisCompany}
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(tx)
  return found(rows[0])
}
