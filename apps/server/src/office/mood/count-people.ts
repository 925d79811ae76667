import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'

/** Answers of a half of a day that count in a sum: of all, or of one team, 0 being nobody's. */
export interface Source {
  key: string
  half: 'am' | 'pm'
  day: string
  teamId: number | null
}

/** How many people stand behind each sum, whoever answered on several of its days once. */
export async function countPeople(tx: Tx, sources: readonly Source[]): Promise<ReadonlyMap<string, number>> {
  if (sources.length === 0) return new Map()
  const { rows } = await sql<{ key: string; people: number }>`
    select s.key, count(distinct m.member_id)::int as people
    from unnest(${sources.map(({ key }) => key)}::text[], ${sources.map(({ half }) => half)}::text[],
        ${sources.map(({ day }) => day)}::date[], ${sources.map(({ teamId }) => teamId)}::bigint[])
        s(key, half, day, team_id)
      join moods m on m.company_id = ${thisCompany} and m.mood_on = s.day
        and (s.team_id is null or coalesce(m.team_id, 0) = s.team_id)
        and case s.half when 'am' then m.morning else m.evening end is not null
    group by s.key`.execute(tx)
  return new Map(rows.map(({ key, people }) => [key, people]))
}
