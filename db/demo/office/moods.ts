import { sql } from '#server/db/sql/sql.ts'
import { heldOn } from '#server/db/dated-rows.ts'
import { thisCompany } from '#server/db/this-company.ts'
import type { World } from '../world.ts'

const WEEKS = 6
const WORDS = ['회의가 많은 날', '마감을 마쳤습니다', '컨디션이 좋습니다', '잠이 부족합니다']

/** How people felt on the days on which they worked: three of four say so, most of them well. */
export async function createMoods({ tx, today }: World): Promise<void> {
  await sql`
    insert into moods (company_id, member_id, mood_on, morning, evening, comment, team_id)
    select w.company_id, w.member_id, w.work_on, case when n % 9 = 0 then 1 + n % 3 else 3 + n % 3 end,
      case when w.out_minute is null or n % 5 = 0 then null else case when n % 7 = 0 then 1 + n / 7 % 2 else 3 + n / 7 % 3 end end,
      case when n % 23 = 0 then (${WORDS}::text[])[1 + n % ${sql.lit(WORDS.length)}] else '' end,
      (select tm.team_id from team_memberships tm where tm.company_id = w.company_id and tm.member_id = w.member_id
        and ${heldOn('tm', sql.ref('w.work_on'))})
    from (select *, abs(hashtext(member_id || ' ' || work_on)) as n from work_days where company_id = ${thisCompany}) w
    where w.in_minute is not null and n % 4 < 3
      and w.work_on between ${today.subtract({ weeks: WEEKS })} and ${today.subtract({ days: 1 })}`.execute(
    tx,
  )
}
