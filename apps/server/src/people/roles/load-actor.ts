import { sql } from 'kysely'
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
 * Loads who a member is for all policies, in one statement: roles, teams led and teams covered, each with every team below.
 * @returns null for somebody who no longer belongs to the company (retired, or not yet confirmed)
 */
export async function loadActor(
  tx: Tx,
  companyId: CompanyId,
  memberId: number,
  accountId: number,
): Promise<Actor | null> {
  const result = await sql<ActorRow>`
    with recursive led as (
      select id from teams where company_id = ${thisCompany} and leader_id = ${memberId}
      union select t.id from teams t join led on t.parent_id = led.id where t.company_id = ${thisCompany}
    ), covered as (
      select team_id as id from cover_teams where company_id = ${thisCompany} and member_id = ${memberId}
      union select t.id from teams t join covered on t.parent_id = covered.id where t.company_id = ${thisCompany}
    )
    select m.status, c.timezone, c.day_change_minute, m.dashboard_available,
      array(select role from role_holders where company_id = ${thisCompany} and member_id = m.id) as roles,
      array(select id::int from led) as led,
      array(select id::int from covered) as covered,
      ${chosenFeatures} as chosen, ${toldToAll('en_username')} as tells_english, ${toldToAll('local_username')} as tells_local
    from members m join companies c on c.company_id = m.company_id
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(tx)
  const row = result.rows[0]
  if (!row || !worksHere(row.status)) return null
  const isFullAdmin = row.roles.includes('FULL_ADMIN')
  const isLimitedAdmin = row.covered.length > 0
  return {
    accountId,
    memberId,
    companyId,
    isFullAdmin,
    isLimitedAdmin,
    isShutOut: !row.dashboard_available && !isFullAdmin && !isLimitedAdmin,
    ledTeamIds: row.led,
    coverTeamIds: row.covered,
    roles: row.roles,
    timezone: row.timezone,
    dayChangeMinute: row.day_change_minute,
    switchedOff: partsOff(featureStates(row.chosen)),
    tellsEnglishNames: row.tells_english,
    tellsLocalNames: row.tells_local,
  }
}

/** Of `companies c`: a field of the profile that is kept, and not from colleagues. */
function toldToAll(field: 'en_username' | 'local_username') {
  const is = (flag: 'active' | 'public') =>
    sql`coalesce((c.profile_fields->${sql.lit(field)}->>${sql.lit(flag)})::boolean, true)`
  return sql`(${is('active')} and ${is('public')})`
}
