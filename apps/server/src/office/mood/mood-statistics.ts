import { sql } from 'kysely'
import { type Group, LEAST_PEOPLE, tellableGroups } from '#rules/mood/tellable-groups.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Span } from './moods.queries.ts'

interface SumRow extends Group {
  half: 'am' | 'pm'
  is_total: boolean
  /** All null in the sum of all. */
  mood_on: string | null
  team_id: number | null
  team_name: string | null
  /** How often each feeling was chosen, the worst first. */
  counts: number[]
}

export type MoodSum = SumRow & {
  /** Nothing of it may be told. */
  isHidden: boolean
}

const perDay = {
  key: sql`d.mood_on, null::bigint as team_id, null::text as team_name`,
  teams: sql``,
}
const perTeam = {
  key: sql`null::date as mood_on, tm.team_id, t.name as team_name`,
  teams: sql`left join team_memberships tm on tm.company_id = ${thisCompany} and tm.member_id = d.member_id
        and ${heldOn('tm', sql.ref('d.mood_on'))}
      left join teams t on t.company_id = ${thisCompany} and t.id = tm.team_id`,
}

/**
 * The feelings of all in a span of days, mornings and evenings apart: together, and by day or by the team in which each person
 * stood on the day of the answer. What may not be told is marked.
 */
export async function sumMoods(
  { tx }: Pick<MemberContext, 'tx'>,
  { from, to }: Span,
  by: 'company' | 'team',
): Promise<MoodSum[]> {
  const { key, teams } = by === 'team' ? perTeam : perDay
  const { rows } = await sql<SumRow>`
    with answers as (
      select d.member_id, h.half, h.mood, ${key}
      from moods d cross join lateral (values ('am', d.morning), ('pm', d.evening)) h(half, mood)
      ${teams}
      where d.company_id = ${thisCompany} and d.mood_on between ${from} and ${to} and h.mood is not null
    )
    select half, grouping(mood_on) = 1 as is_total, mood_on, team_id, team_name, count(distinct member_id)::int as people,
      case when count(distinct member_id) < ${LEAST_PEOPLE} then array_agg(distinct member_id) else '{}' end as members,
      array[count(*) filter (where mood = 1), count(*) filter (where mood = 2), count(*) filter (where mood = 3),
        count(*) filter (where mood = 4), count(*) filter (where mood = 5)]::int[] as counts
    from answers group by grouping sets ((half), (half, mood_on, team_id, team_name))
    order by mood_on, team_name, team_id`.execute(tx)
  return (['am', 'pm'] as const).flatMap((half) => judge(rows.filter((row) => row.half === half)))
}

function judge(rows: readonly SumRow[]): MoodSum[] {
  const groups = rows.filter((row) => !row.is_total)
  const told = tellableGroups(groups)
  return [
    ...rows.filter((row) => row.is_total).map((row) => ({ ...row, isHidden: row.people < LEAST_PEOPLE })),
    ...groups.map((row, at) => ({ ...row, isHidden: !told[at] })),
  ]
}
