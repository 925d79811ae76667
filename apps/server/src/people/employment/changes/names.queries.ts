import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Names } from './consequences.ts'
import type { MemberState } from './member-state.ts'

/** The names of all teams and ranks that stand in the timelines of the members. */
export async function namesOf(tx: Tx, states: readonly MemberState[]): Promise<Names> {
  const ids = (pick: (state: MemberState) => readonly { value: number | null }[]) => [
    ...new Set(states.flatMap((state) => pick(state).flatMap(({ value }) => value ?? []))),
  ]
  const teamIds = ids((state) => state.team)
  const rankIds = ids((state) => state.rank)
  if (teamIds.length === 0 && rankIds.length === 0) return { teams: new Map(), ranks: new Map() }
  type Named = { id: number; name: string }[]
  const result = await sql<{ teams: Named; ranks: Named }>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from teams
        where company_id = ${thisCompany} and id = any(${teamIds}::bigint[])) as teams,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from ranks
        where company_id = ${thisCompany} and id = any(${rankIds}::bigint[])) as ranks`.execute(tx)
  const { teams, ranks } = result.rows[0]!
  const map = (named: Named) => new Map(named.map(({ id, name }) => [id, name]))
  return { teams: map(teams), ranks: map(ranks) }
}
