import { sql } from '../../db/sql/sql.ts'
import { LEAST_PEOPLE, tellableSums } from '#rules/mood/tellable-sums.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { countPeople } from './count-people.ts'
import type { Period } from '#rules/calendar/periods.ts'

export type Half = 'am' | 'pm'

interface CellRow {
  half: Half
  mood_on: string
  /** Of the day of the answer; null for nobody's team, and where the company is asked for as a whole. */
  team_id: number | null
  team_name: string | null
  people: number
  members: number[]
  /** How often each feeling was chosen, the worst first. */
  counts: number[]
}

export interface MoodSum {
  half: Half
  /** The day that it is of; null for a team and for all. */
  mood_on: string | null
  team_id: number | null
  team_name: string | null
  is_total: boolean
  people: number
  counts: number[]
  /** Nothing of it may be told. */
  isHidden: boolean
}

/**
 * The feelings of all in a span of days that are over, mornings and evenings apart: together, and by day or by the team in which each
 * person stood as they answered. What may not be told is marked, and counts in no other sum.
 */
export async function sumMoods(
  { tx }: Pick<MemberContext, 'tx'>,
  { from, to }: Period,
  by: 'company' | 'team',
): Promise<MoodSum[]> {
  const isByTeam = by === 'team'
  const { rows } = await sql<CellRow>`
    select h.half, m.mood_on, ${isByTeam ? sql`m.team_id` : sql`null::bigint as team_id`},
      ${isByTeam ? sql`max(t.name)` : sql`null::text`} as team_name, count(*)::int as people,
      case when count(*) < ${LEAST_PEOPLE} then array_agg(m.member_id) else '{}' end as members,
      array[count(*) filter (where mood = 1), count(*) filter (where mood = 2), count(*) filter (where mood = 3),
        count(*) filter (where mood = 4), count(*) filter (where mood = 5)]::int[] as counts
    from moods m cross join lateral (values ('am', m.morning), ('pm', m.evening)) h(half, mood)
      left join teams t on t.company_id = ${thisCompany} and t.id = ${isByTeam ? sql`m.team_id` : sql`null::bigint`}
    where m.company_id = ${thisCompany} and m.mood_on between ${from} and ${to} and h.mood is not null
    group by h.half, m.mood_on${isByTeam ? sql`, m.team_id` : sql``}
    order by m.mood_on, 4, 3`.execute(tx)
  const halves = (['am', 'pm'] as const).map((half) => judged(half, rows, isByTeam))
  const people = await countPeople(
    tx,
    halves.flatMap(({ sources }) => sources),
  )
  return halves.flatMap(({ sums }) =>
    sums.map(({ key, ...sum }) => ({ ...sum, people: people.get(key) ?? sum.people })),
  )
}

type Judged = MoodSum & { key: string }

/** The sums of a half, and of which answers the people of those that span several days are counted. */
function judged(half: Half, all: readonly CellRow[], isByTeam: boolean) {
  const rows = all.filter((row) => row.half === half)
  const cells = rows.map(({ mood_on: day, team_id: teamId, people, members }) => ({
    day,
    teamId,
    people,
    members,
  }))
  const told = tellableSums(cells)
  const counted = rows.filter(({ mood_on }) => told.counted.has(mood_on))
  const total = sumOf(half, `${half} all`, counted, { is_total: true })
  // Where nobody answered there is nobody to hide.
  const sums: Judged[] = [{ ...total, isHidden: total.isHidden && rows.length > 0 }]
  if (isByTeam) {
    const places = Map.groupBy(rows.keys(), (at) => rows[at]!.team_id)
    for (const [team_id, own] of places) {
      const { team_name } = rows[own[0]!]!
      const shown = own.filter((at) => told.ofTeams[at]).map((at) => rows[at]!)
      sums.push(sumOf(half, `${half} ${team_id}`, shown, { team_id, team_name }))
    }
  } else
    for (const row of rows) {
      const shown = told.days.has(row.mood_on) ? [row] : []
      sums.push(sumOf(half, `${half} ${row.mood_on}`, shown, { mood_on: row.mood_on }))
    }
  const ofTeam = (key: string, { mood_on: day, team_id }: CellRow) => ({
    key,
    half,
    day,
    teamId: team_id ?? 0,
  })
  return {
    sums,
    sources: [
      ...[...told.counted].map((day) => ({ key: `${half} all`, half, day, teamId: null })),
      ...(isByTeam
        ? rows.flatMap((row, at) => (told.ofTeams[at] ? [ofTeam(`${half} ${row.team_id}`, row)] : []))
        : []),
    ],
  }
}

function sumOf(half: Half, key: string, rows: readonly CellRow[], of: Partial<MoodSum>): Judged {
  return {
    key,
    half,
    mood_on: null,
    team_id: null,
    team_name: null,
    is_total: false,
    ...of,
    people: rows.reduce((sum, row) => sum + row.people, 0),
    counts: [0, 1, 2, 3, 4].map((at) => rows.reduce((sum, row) => sum + row.counts[at]!, 0)),
    isHidden: rows.length === 0,
  }
}
