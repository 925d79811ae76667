import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { histories } from '../../members/index.ts'
import { type Arranged, readArranged } from '../changes/arranged.store.ts'
import { namesOf } from '../changes/names.queries.ts'
import { readStates } from '../changes/member-state.store.ts'
import type { Names } from '../changes/consequences.ts'
import type { MemberState } from '../changes/member-state.ts'

export interface Employment {
  joined_on: string | null
  retired_on: string | null
}

/** What a team was called until a day; afterwards it has its present name, or that of a later row. */
export interface FormerName {
  team_id: number
  starts_on: string
  ends_on: string
  name: string
}

export interface HistoryFacts extends Arranged {
  state: MemberState
  past: Employment[]
  names: Names
  formerNames: FormerName[]
}

/** Everything that a person's history is told from. @throws Failure NOT_FOUND */
export async function loadHistory(tx: Tx, memberId: number): Promise<HistoryFacts> {
  const [states, arranged, dated] = await Promise.all([
    readStates(tx, [memberId]),
    readArranged(tx, memberId),
    sql<{ past: Employment[]; former: FormerName[] }>`
      select
        (select coalesce(json_agg(json_build_object('joined_on', joined_on, 'retired_on', retired_on) order by retired_on), '[]')
          from past_employments where company_id = ${thisCompany} and member_id = ${memberId}) as past,
        (select coalesce(json_agg(json_build_object('team_id', v.team_id, 'starts_on', v.starts_on, 'ends_on', v.ends_on,
            'name', v.name)), '[]')
          from ${histories().teams.formerNames} v where v.team_id in (
            select tm.team_id from team_memberships tm where tm.company_id = ${thisCompany} and tm.member_id = ${memberId})) as former`.execute(
      tx,
    ),
  ])
  const state = states.get(memberId)!
  const { past, former } = dated.rows[0]!
  return { state, ...arranged, past, formerNames: former, names: await namesOf(tx, [state]) }
}
