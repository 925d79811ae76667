import { sql } from '../../../db/sql/sql.ts'
import type { HandOver } from '#contract/people/employment/retirement.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import type { Leaving } from '../matters/matter.ts'
import { type HandedOver, mattersToHandOver } from '../matters/matters.ts'

export interface HangingRow {
  kind: string
  team_id: number | null
  /** Of the team, the one above. */
  parent_id: number | null
  names: string[]
  count: number
}

const MOST_NAMES = 5

/**
 * What hangs on a person, each matter once, teams one by one; nothing for what there is none of. One statement, however
 * many slices keep something.
 */
export async function listHanging(
  { tx, actor }: Pick<MemberContext, 'tx' | 'actor'>,
  leaving: Leaving,
  matters: readonly HandedOver[] = mattersToHandOver(),
): Promise<HangingRow[]> {
  if (matters.length === 0) return []
  const found = matters.map(
    ({ key, matter }, place) => sql`
      select ${key}::text as kind, ${place}::int as place, one.team_id::bigint as team_id, one.name::text as name,
        one.at::text as at
      from (${matter.hanging({ actor }, leaving)}) as one (team_id, name, at)`,
  )
  const result = await sql<HangingRow>`
    with found as (${sql.join(found, sql` union all `)})
    select kind, team_id, count(*)::int as count,
      coalesce((array_agg(name order by at, name) filter (where name is not null))[1:${MOST_NAMES}::int], '{}') as names,
      (select t.parent_id from teams t where t.company_id = ${thisCompany} and t.id = team_id) as parent_id
    from found group by kind, place, team_id order by place, min(at), team_id`.execute(tx)
  return result.rows
}

export interface PlannedRow {
  last_day: string
  hand_over: HandOver[]
  planned_by: string | null
  planned_by_id: number
  planned_at: string
  held_at: string | null
  takers: { id: number; name: string }[]
}

/** What is planned already, with the names of those who take over. */
export async function getPlan(
  { tx }: Pick<MemberContext, 'tx'>,
  memberId: number,
): Promise<PlannedRow | undefined> {
  const result = await sql<PlannedRow>`
    select p.last_day, p.hand_over, p.planned_at, p.held_at,
      p.planned_by as planned_by_id,
      (select m.name from members m where m.company_id = ${thisCompany} and m.id = p.planned_by) as planned_by,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name)), '[]') from members m
        where m.company_id = ${thisCompany} and m.id in
          (select (one->>'user_id')::bigint from jsonb_array_elements(p.hand_over) one)) as takers
    from planned_retirements p where p.company_id = ${thisCompany} and p.member_id = ${memberId}`.execute(tx)
  return result.rows[0]
}
