import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { found } from '../../../http/fail.ts'
import { joinTeamOn } from '../../roles/index.ts'
import { type MemberStatus, teamNameOn } from '../../members/index.ts'
import { contractOn, joinTermsOn, positionOn, rankOn, statusOn } from './as-of.ts'

export interface MemberAsOf {
  id: number
  /** null on a day before the person came. */
  status: MemberStatus | null
  team_id: number | null
  team_name: string | null
  rank_id: number | null
  rank_name: string | null
  position: string
  contract_type: string
  /** The first day of the employment that holds on the day. */
  joined_on: string | null
}

/** What a person was on a day, past or to come. @throws Failure NOT_FOUND */
export async function memberAsOf(tx: Tx, memberId: number, day: Temporal.PlainDate): Promise<MemberAsOf> {
  return found((await membersAsOf(tx, [memberId], day))[0])
}

/** The same of several people, in one statement. */
export async function membersAsOf(
  tx: Tx,
  memberIds: readonly number[],
  day: Temporal.PlainDate,
): Promise<MemberAsOf[]> {
  const result = await sql<MemberAsOf>`
    select m.id, ${statusOn(day)} as status, t.id as team_id, ${teamNameOn(day)} as team_name, r.id as rank_id, r.name as rank_name,
      ${positionOn} as position, ${contractOn} as contract_type,
      coalesce((select pe.joined_on from past_employments pe where pe.company_id = ${thisCompany} and pe.member_id = m.id
        and (pe.joined_on is null or pe.joined_on <= ${day}) and pe.retired_on >= ${day}), m.joined_on) as joined_on
    from members m ${joinTermsOn(day)}
    left join ranks r on r.company_id = ${thisCompany} and r.id = ${rankOn}
    ${joinTeamOn(day)}
    where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[]) order by m.id`.execute(tx)
  return result.rows
}
