import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found } from '../../http/fail.ts'
import { countTeams } from './event-codes.store.ts'

/** Whom a kind is for besides those assigned by name. */
export interface Audience {
  teamIds: readonly number[]
  rankIds: readonly number[]
}

/** Says anew whom a kind is for. @throws Failure NOT_FOUND for a team or rank that the company does not have */
export async function writeAudience(tx: Tx, codeId: number, { teamIds, rankIds }: Audience): Promise<void> {
  const [teams, ranks] = [[...new Set(teamIds)], [...new Set(rankIds)]]
  const known =
    (await countTeams(tx, teams)) === teams.length && (await countRanks(tx, ranks)) === ranks.length
  found(known || undefined)
  await sql`
    delete from event_code_audiences where company_id = ${thisCompany} and code_id = ${codeId}`.execute(tx)
  if (teams.length + ranks.length === 0) return
  const teamColumn = [...teams, ...ranks.map(() => null)]
  const rankColumn = [...teams.map(() => null), ...ranks]
  await sql`
    insert into event_code_audiences (company_id, code_id, team_id, rank_id)
    select ${thisCompany}, ${codeId}, team_id, rank_id
    from unnest(${teamColumn}::bigint[], ${rankColumn}::bigint[]) as meant (team_id, rank_id) returning id`.execute(
    tx,
  )
}

/** Whom a kind is for as it stands. */
export async function readAudience(tx: Tx, codeId: number): Promise<Audience> {
  const { rows } = await sql<Audience>`
    select coalesce(json_agg(team_id order by team_id) filter (where team_id is not null), '[]') as "teamIds",
      coalesce(json_agg(rank_id order by rank_id) filter (where rank_id is not null), '[]') as "rankIds"
    from event_code_audiences where company_id = ${thisCompany} and code_id = ${codeId}`.execute(tx)
  return rows[0]!
}

async function countRanks(tx: Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ranks where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
  return rows[0]!.count
}

/** Whether a kind is for the teams or the rank of a member today, those above their team included. @param code what the query calls it */
export function isMeant(code: string, memberId: number, today: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from event_code_audiences e
    where e.company_id = ${thisCompany} and e.code_id = ${sql.ref(`${code}.id`)} and (
      e.rank_id = (select rank_id from members where company_id = ${thisCompany} and id = ${memberId})
      or e.team_id in (
        with recursive above as (
          select t.id, t.parent_id from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
          where tm.company_id = ${thisCompany} and tm.member_id = ${memberId} and ${heldOn('tm', today)}
          union select p.id, p.parent_id from above join teams p on p.id = above.parent_id where p.company_id = ${thisCompany}
        ) select id from above)))`
}

/** Its teams and ranks, as two columns. */
export function audienceColumns(code: string): RawBuilder<unknown> {
  const ids = (column: 'team_id' | 'rank_id') => {
    const id = sql.ref(`e.${column}`)
    return sql`(select coalesce(json_agg(${id} order by ${id}), '[]') from event_code_audiences e
      where e.company_id = ${thisCompany} and e.code_id = ${sql.ref(`${code}.id`)} and ${id} is not null)`
  }
  return sql`${ids('team_id')} as team_ids, ${ids('rank_id')} as rank_ids`
}
