import { sql } from '#server/db/sql/sql.ts'
import type { DutyCode } from '#contract/people/roles/duties.ts'
import { thisCompany } from '#server/db/this-company.ts'
import { insertRows } from './insert-rows.ts'
import type { DemoPerson } from './people.ts'
import type { World } from './world.ts'

/** Which team is in charge of what, and how many of its people. */
const DUTIES: readonly [duty: DutyCode, team: string, people: number][] = [
  ['HR', '인사팀', 2],
  ['E_SIGNATURE', '인사팀', 1],
  ['CERTIFICATE', '인사팀', 2],
  ['LEAVE_PROMOTION', '인사팀', 1],
  ['ANNUAL_LEAVE', '인사팀', 1],
  ['EXPENSE', '재무팀', 2],
]

/** Puts people in charge of duties, and lets a leader look after a team of their division under a name of its own. */
export async function createRoles({ tx, companyId }: World, people: readonly DemoPerson[]): Promise<void> {
  const working = people.filter((person) => person.status === 'WORKING')
  const rows = DUTIES.flatMap(([role, team, count]) =>
    working
      .filter((person) => person.team === team)
      .slice(0, count)
      .map((person) => ({ company_id: companyId, member_id: person.id, role })),
  )
  if (rows.length > 0) await insertRows(tx, 'role_holders', rows)
  const leader = working.find((person) => person.leads && person.team === '사업본부')
  if (!leader) return
  await sql`
    insert into cover_teams (company_id, member_id, team_id, role_name, has_own_name)
    select company_id, ${leader.id}, id, '고객 매니저', true from teams
    where company_id = ${thisCompany} and name in ('고객지원팀', '마케팅팀')
    returning team_id`.execute(tx)
}
