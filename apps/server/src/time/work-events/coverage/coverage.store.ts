import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { heldOn } from '../../../db/dated-rows.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'

type Reader = Pick<MemberContext, 'tx' | 'today'>

export interface CoverageRow {
  team_id: number
  team_name: string
  user_count: number
  needed_people: number | null
  refuses: boolean
}

/** Every team that is there today with what it needs. @param teamId of one alone */
export async function listCoverage({ tx, today }: Reader, teamId?: number): Promise<CoverageRow[]> {
  const { rows } = await sql<CoverageRow>`
    select t.id as team_id, t.name as team_name, v.needed_people, coalesce(v.refuses, false) as refuses,
      (select count(*)::int from team_memberships tm
        where tm.company_id = ${thisCompany} and tm.team_id = t.id and ${heldOn('tm', today)}) as user_count
    from teams t left join team_coverages v on v.company_id = t.company_id and v.team_id = t.id
    where t.company_id = ${thisCompany} and t.closed_on is null
      and (${teamId ?? null}::bigint is null or t.id = ${teamId ?? null}::bigint)
    order by t.parent_id nulls first, t.sort_order, t.id`.execute(tx)
  return rows
}

/** For whoever changes what is said of a team: the next one waits. */
export async function lockTeam({ tx }: Pick<CommandContext, 'tx'>, teamId: number): Promise<void> {
  await sql`select from teams where company_id = ${thisCompany} and id = ${teamId} for no key update`.execute(
    tx,
  )
}

/** null: nothing is said of the team any more. */
export async function writeCoverage(
  { tx }: Pick<CommandContext, 'tx'>,
  teamId: number,
  wanted: { needed: number | null; refuses: boolean },
): Promise<void> {
  if (wanted.needed === null) {
    await sql`
      delete from team_coverages where company_id = ${thisCompany} and team_id = ${teamId}`.execute(tx)
    return
  }
  await sql`
    insert into team_coverages (company_id, team_id, needed_people, refuses)
    values (${thisCompany}, ${teamId}, ${wanted.needed}, ${wanted.refuses})
    on conflict (company_id, team_id)
      do update set needed_people = excluded.needed_people, refuses = excluded.refuses`.execute(tx)
}

export interface NeedyTeam {
  team_name: string
  needed_people: number
  refuses: boolean
  /** The others who work in the team today. */
  mates: number[]
}

/**
 * The team of a person, if the company has said how many it needs.
 * @param options locked lets one request of a team that refuses be judged at a time, so that two cannot both leave the last seat
 */
export async function needyTeamOf(
  { tx, today }: Reader,
  memberId: number,
  { locked = false } = {},
): Promise<NeedyTeam | undefined> {
  const lock: RawBuilder<unknown> = locked ? sql`and v.refuses for no key update of v` : sql``
  const { rows } = await sql<NeedyTeam>`
    select t.name as team_name, v.needed_people, v.refuses,
      (select coalesce(json_agg(m.id order by m.id), '[]') from team_memberships tm join members m on m.company_id = tm.company_id and m.id = tm.member_id
        where tm.company_id = ${thisCompany} and tm.team_id = v.team_id and tm.member_id <> ${memberId}
          and ${heldOn('tm', today)} and m.status = 'WORKING') as mates
    from team_memberships own
    join team_coverages v on v.company_id = own.company_id and v.team_id = own.team_id
    join teams t on t.company_id = v.company_id and t.id = v.team_id
    where own.company_id = ${thisCompany} and own.member_id = ${memberId} and ${heldOn('own', today)} ${lock}`.execute(
    tx,
  )
  return rows[0]
}
