import type { Period } from '#rules/calendar/periods.ts'
import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import type { MoodRow } from './moods.store.ts'

/** What a person answered, in the order of the days. */
export async function moodsBetween(
  tx: MemberContext['tx'],
  memberId: number,
  { from, to }: Period,
): Promise<MoodRow[]> {
  const { rows } = await sql<MoodRow>`
    select mood_on, morning, evening, comment from moods
    where company_id = ${thisCompany} and member_id = ${memberId} and mood_on between ${from} and ${to}
    order by mood_on`.execute(tx)
  return rows
}
