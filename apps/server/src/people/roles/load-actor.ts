import { sql } from '../../db/sql/sql.ts'
import { featureStates, partsOff } from '#contract/platform/companies/features.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CompanyId } from '../../db/transaction.ts'
import type { Actor } from '../../http/context.ts'
import { chosenFeatures } from '../../platform/features/index.ts'
import { worksHere } from './works-here.ts'

interface ActorRow {
  status: string
  timezone: string
  day_change_minute: number
  dashboard_available: boolean
  roles: string[]
  led: number[]
  covered: number[]
  chosen: Record<string, boolean>
  tells_english: boolean
  tells_local: boolean
}

/**
 * Loads who a member is for all policies, in one statement: roles, teams led and teams covered; in a second one of those who have any,
 * every team below them.
 * @returns null for somebody who no longer belongs to the company (retired, or not yet confirmed)
 */
export async function loadActor(
  tx: Tx,
  companyId: CompanyId,
  memberId: number,
  accountId: number,
): Promise<Actor | null> {
  const result = await sql<ActorRow>`
    select m.status, c.timezone, c.day_change_minute, m.dashboard_available,
      array(select role from role_holders where company_id = ${thisCompany} and member_id = m.id) as roles,
      array(select id::int from teams where company_id = ${thisCompany} and leader_id = m.id) as led,
      array(select team_id::int from cover_teams where company_id = ${thisCompany} and member_id = m.id) as covered,
      ${chosenFeatures} as chosen, ${toldToAll('en_username')} as tells_english, ${toldToAll('local_username')} as tells_local
    from members m join companies c on c.company_id = m.company_id
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(tx)
  const row = result.rows[0]
  if (!row || !worksHere(row.status)) return null
  const [led, covered] = await Promise.all([withBelow(tx, row.led), withBelow(tx, row.covered)])
  const isFullAdmin = row.roles.includes('FULL_ADMIN')
  const isLimitedAdmin = covered.length > 0
  return {
    accountId,
    memberId,
    companyId,
    isFullAdmin,
    isLimitedAdmin,
    isShutOut: !row.dashboard_available && !isFullAdmin && !isLimitedAdmin,
    ledTeamIds: led,
    coverTeamIds: covered,
    roles: row.roles,
    timezone: row.timezone,
    dayChangeMinute: row.day_change_minute,
    switchedOff: partsOff(featureStates(row.chosen)),
    tellsEnglishNames: row.tells_english,
    tellsLocalNames: row.tells_local,
  }
}

/** Teams and every team below them; most people have none. */
async function withBelow(tx: Tx, teamIds: readonly number[]): Promise<number[]> {
  if (teamIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from teams where company_id = ${thisCompany} and id = any(${[...teamIds]}::bigint[])
      union select t.id from teams t join below on t.parent_id = below.id where t.company_id = ${thisCompany}
    )
    select id::int from below`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of `companies c`: a field of the profile that is kept, and not from colleagues. */
function toldToAll(field: 'en_username' | 'local_username') {
  const is = (flag: 'active' | 'public') =>
    sql`coalesce((c.profile_fields->${sql.lit(field)}->>${sql.lit(flag)})::boolean, true)`
  return sql`(${is('active')} and ${is('public')})`
}
